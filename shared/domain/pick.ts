/** Copies the named properties of an object. */
export const pick = <Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  names: readonly Name[],
): Pick<Whole, Name> => {
  const picked: Partial<Pick<Whole, Name>> = {}
  for (const name of names) picked[name] = whole[name]
  // Every name has been set.
  return picked as Pick<Whole, Name>
}
