/** Keys that a list may be filtered by (administration and platform §7, C34). */
export const filterKeys = [
  '$search',
  'targetLang',
  'sourceLang',
  'exampleLang',
  'answerLang',
  'reportedBugs.status',
  '_id',
  'tags',
  'directory',
  // Ours: lists of the panel by what is switched on or off.
  'active',
] as const
export type FilterKey = (typeof filterKeys)[number]

/** Writes filters as semicolon-joined `key:value` with percent-encoded values (C58). Empty values are left out. */
export const formatFilters = (filters: Partial<Record<FilterKey, string | undefined>>): string | undefined =>
  Object.entries(filters)
    .filter((entry): entry is [string, string] => Boolean(entry[1]))
    .map(([key, value]) => `${key}:${encodeURIComponent(value)}`)
    .join(';') || undefined

/** Reads filters back. Throws for an unknown key or a broken pair. */
export function parseFilters(text: string | undefined): Partial<Record<FilterKey, string>> {
  const filters: Partial<Record<FilterKey, string>> = {}
  for (const pair of text?.split(';').filter(Boolean) ?? []) {
    const colon = pair.indexOf(':')
    const key = filterKeys.find((each) => colon > 0 && each === pair.slice(0, colon))
    if (!key) throw new Error(`Unknown filter: ${pair}`)
    filters[key] = decodeURIComponent(pair.slice(colon + 1))
  }
  return filters
}
