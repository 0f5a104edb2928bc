/** Small questions about types that the compiler's API answers only through flags. */
import ts from 'typescript';

export function isAny(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.Any) !== 0;
}

/** Says nothing about the value. */
export function isAnyOrUnknown(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;
}

export function isStringLike(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.StringLike) !== 0;
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

/** The type whose only value is this literal. */
export function isLiteralType(checker: ts.TypeChecker, type: ts.Type, literal: boolean | string | number): boolean {
  if (typeof literal === 'boolean') return type === (literal ? checker.getTrueType() : checker.getFalseType());
  return (type.isStringLiteral() || type.isNumberLiteral()) && type.value === literal;
}

/** A property declared `readonly`. */
export function isReadonly(property: ts.Symbol): boolean {
  const declarations = property.declarations ?? [];
  return declarations.some(
    (declaration) => (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Readonly) !== 0,
  );
}

function isReference(type: ts.Type): type is ts.TypeReference {
  return isObject(type) && (type.objectFlags & ts.ObjectFlags.Reference) !== 0;
}

function isObject(type: ts.Type): type is ts.ObjectType {
  return (type.flags & ts.TypeFlags.Object) !== 0;
}
