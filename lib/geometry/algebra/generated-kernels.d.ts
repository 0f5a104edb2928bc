/** The straight-line kernels that scripts/generate-algebra.mjs writes. `products.ts` says what each means. */
type Kernel = (out: Float64Array, left: Float64Array, right: Float64Array) => void;

export const dense: Kernel;
export const even: Kernel;
export const outer: Kernel;
export const leftContraction: Kernel;
export const sandwich: Kernel;
