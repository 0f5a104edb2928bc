/** Nominal types over structural ones: a branded string is not interchangeable with another string. */
declare const brand: unique symbol;

export type Brand<Value, Name extends string> = Value & { readonly [brand]: Name };
