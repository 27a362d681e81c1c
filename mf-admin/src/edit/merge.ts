import { dequal } from 'dequal/lite'

/** Whether values are equal regardless of key order, which the server doesn't guarantee. */
export const isSame = (a: unknown, b: unknown): boolean => dequal(a ?? null, b ?? null)

/** Returns the fields in which two versions of a form differ. */
export const differing = <Values extends object>(a: Values, b: Values): (keyof Values & string)[] => {
  const other = new Map<string, unknown>(Object.entries(b))
  return (Object.entries(a) as [keyof Values & string, unknown][])
    .filter(([name, value]) => !isSame(value, other.get(name)))
    .map(([name]) => name)
}

/** Returns only these fields. */
export const pick = <Values extends object>(
  values: Values,
  names: readonly (keyof Values & string)[],
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => names.some((each) => each === name)),
  ) as Partial<Values>

/** Fields that depend on each other, like a text and a range in it. */
export type FieldGroup<Values> = readonly (keyof Values & string)[]

/** The merge of two editors' changes: the merged values and the conflicts. */
export type Merge<Values> = {
  /** The editor's values with the other editor's changes merged in. */
  values: Values
  /** Fields that only the other editor changed. */
  theirs: (keyof Values & string)[]
  /** Fields or groups that both changed differently, so that the editor has to choose. */
  conflicts: FieldGroup<Values>[]
}

/** Merges two changes of the same version (C57). The fields of a `together` group count as one. */
export function merge<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
  together: readonly FieldGroup<Values>[] = [],
): Merge<Values> {
  const changedByMe = differing(base, mine)
  const changedByThem = differing(base, theirs)
  const apart = differing(mine, theirs)
  const names = Object.keys(base) as (keyof Values & string)[]
  const alone = names.filter((name) => !together.some((group) => group.includes(name)))
  const groups = [...alone.map((name) => [name]), ...together]
  const within = (changed: FieldGroup<Values>) => (group: FieldGroup<Values>) =>
    group.some((name) => changed.includes(name))
  const ofThem = groups.filter(within(changedByThem))
  const onlyTheirs = ofThem
    .filter((group) => !within(changedByMe)(group))
    .flat()
    .filter((name) => changedByThem.includes(name))
  return {
    values: { ...mine, ...pick(theirs, onlyTheirs) },
    theirs: onlyTheirs,
    conflicts: ofThem.filter(within(changedByMe)).filter(within(apart)),
  }
}
