/** Small questions about types that the compiler's API answers only through flags. */
import ts from 'typescript';

export function isAny(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.Any) !== 0;
}

export function isNever(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.Never) !== 0;
}

/** The members of a union, or the type alone. */
export function partsOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

/** `Promise<A>` gives A, `Map<K, V>` K and V, a tuple its elements; everything else nothing. */
export function typeArgumentsOf(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  return isReference(type) ? checker.getTypeArguments(type) : [];
}

/** The literal type `true`. */
export function isTrue(checker: ts.TypeChecker, type: ts.Type): boolean {
  return type === checker.getTrueType();
}

function isReference(type: ts.Type): type is ts.TypeReference {
  return isObject(type) && (type.objectFlags & ts.ObjectFlags.Reference) !== 0;
}

function isObject(type: ts.Type): type is ts.ObjectType {
  return (type.flags & ts.TypeFlags.Object) !== 0;
}
