/** A tag with a lesson's chapter: 5-8 word characters, an underscore, 2 digits (V-LW-18). */
export const CHAPTER_TAG = /^\w{5,8}_\d{2}$/

/** Returns the chapter from a lesson's tags, or `null` if there is none. */
export const chapterOf = (tags: readonly string[]): string | null =>
  tags.find((tag) => CHAPTER_TAG.test(tag)) ?? null

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

/** Maximum number of pinned courses per learner and language pair. */
export const MAX_PINNED_COURSES = 12

/** Levels of the Common European Framework, in ascending order (C20). */
export const cefrLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const
