/** Icon of a course. */
export type CourseKind = 'business' | 'vocabulary' | 'grammar' | 'conversation' | 'other'

const kindByTag: readonly [substring: string, kind: CourseKind][] = [
  ['bizn', 'business'],
  ['slow', 'vocabulary'],
  ['gram', 'grammar'],
  ['sytu', 'conversation'],
]

/** Chooses a course's icon by a substring of its tags (P-ENT-22). */
export function courseKind(tags: readonly string[]): CourseKind {
  const found = kindByTag.find(([substring]) => tags.some((tag) => tag.toLowerCase().includes(substring)))
  return found?.[1] ?? 'other'
}
