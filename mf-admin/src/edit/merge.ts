import { dequal } from 'dequal/lite'

/** True for equal values, whatever the order of their keys; the server does not promise one. */
export const isSame = (a: unknown, b: unknown): boolean => dequal(a ?? null, b ?? null)

/** The fields in which two states of a form differ. */
export const differing = <Values extends object>(a: Values, b: Values): (keyof Values & string)[] => {
  const other = new Map<string, unknown>(Object.entries(b))
  return (Object.entries(a) as [keyof Values & string, unknown][])
    .filter(([name, value]) => !isSame(value, other.get(name)))
    .map(([name]) => name)
}

/** Only these fields. */
export const pick = <Values extends object>(
  values: Values,
  names: readonly (keyof Values & string)[],
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => names.some((each) => each === name)),
  ) as Partial<Values>

/** Fields that mean something only with one another, as a range of a text does with the text. */
export type FieldGroup<Values> = readonly (keyof Values & string)[]

/** What became of a form that two people changed: what is kept of both, and where both changed the same. */
export type Merge<Values> = {
  /** My values, with theirs where only they changed something. */
  values: Values
  /** Fields that only they changed. */
  theirs: (keyof Values & string)[]
  /** What both changed, each to something else, field by field or group by group: here someone has to choose. */
  conflicts: FieldGroup<Values>[]
}

/** Puts two changes of the same state together (C57). The fields of a group of `together` count as one. */
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
