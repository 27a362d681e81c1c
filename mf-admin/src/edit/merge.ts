/** True for values that a person would call the same. */
export const isSame = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) || JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

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

/** What became of a form that two people changed: what is kept of both, and where both changed the same. */
export type Merge<Values> = {
  /** My values, with theirs where only they changed something. */
  values: Values
  /** Fields that only they changed. */
  theirs: (keyof Values & string)[]
  /** Fields that both changed, each to something else: here someone has to choose. */
  conflicts: (keyof Values & string)[]
}

/** Puts two changes of the same state together (C57). */
export function merge<Values extends object>(base: Values, mine: Values, theirs: Values): Merge<Values> {
  const changedByMe = differing(base, mine)
  const changedByThem = differing(base, theirs)
  const apart = differing(mine, theirs)
  const onlyTheirs = changedByThem.filter((name) => !changedByMe.includes(name))
  return {
    values: { ...mine, ...pick(theirs, onlyTheirs) },
    theirs: onlyTheirs,
    conflicts: changedByThem.filter((name) => changedByMe.includes(name) && apart.includes(name)),
  }
}
