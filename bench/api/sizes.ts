/** The size of a generated database. */
export type Size = { exercises: number; learners: number; events: number }

/** A new platform, the one for comparisons, and one after years. */
export const sizes = {
  small: { exercises: 100, learners: 10, events: 5_000 },
  medium: { exercises: 6_000, learners: 500, events: 50_000 },
  large: { exercises: 60_000, learners: 10_000, events: 5_000_000 },
} as const satisfies Record<string, Size>

/**
 * The content that every learner sees, in any size of database: courses of the pair, lessons per course, exercises per
 * lesson. The rest of the content is in larger courses of other language pairs.
 */
export const OWN = { courses: 5, lessons: 4, exercises: 5 } as const

/** Lessons per course and exercises per lesson in the other pairs. */
export const OTHER = { lessons: 10, exercises: 10 } as const

/** Exercises that every learner has done, up to the middle of a lesson. */
export const DONE = 38
