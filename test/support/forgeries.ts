/** Every way of getting an object that looks like a sealed one without its mint. */
export function copiesOf(genuine: object): Readonly<Record<string, unknown>> {
  const prototype = Reflect.getPrototypeOf(genuine);
  return {
    'a spread': { ...genuine },
    'Object.assign': Object.assign({}, genuine),
    structuredClone: structuredClone(genuine),
    'Object.create on its prototype': Object.create(prototype) as unknown,
    'Object.create on itself': Object.create(genuine) as unknown,
    setPrototypeOf: Object.setPrototypeOf({ ...genuine }, prototype) as unknown,
    'a proxy': new Proxy(genuine, {}),
    'JSON round trip': JSON.parse(JSON.stringify(genuine)) as unknown,
  };
}

/** Call the constructor found on a sealed value, as itself or on behalf of another class. */
export function constructAs(genuine: object, args: readonly unknown[], onBehalfOf?: 'another class'): unknown {
  const found: unknown = Reflect.get(genuine, 'constructor');
  if (typeof found !== 'function') throw new RangeError('no constructor');
  return onBehalfOf === undefined ? Reflect.construct(found, [...args]) : Reflect.construct(found, [...args], Map);
}

/** Call a function with arguments its types rule out. */
export function callWith(callee: unknown, ...args: readonly unknown[]): unknown {
  if (typeof callee !== 'function') throw new RangeError('no function');
  return Reflect.apply(callee, undefined, [...args]);
}
