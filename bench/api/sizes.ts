/** How much a generated database holds. */
export type Size = { exercises: number; learners: number; events: number }

/** A young platform, one that is compared with the work by hand, and one that has been there for years. */
export const sizes = {
  small: { exercises: 100, learners: 10, events: 5_000 },
  medium: { exercises: 6_000, learners: 500, events: 50_000 },
  large: { exercises: 60_000, learners: 10_000, events: 5_000_000 },
} as const satisfies Record<string, Size>

/**
 * What every learner sees, however large the database is: so many courses of the pair, lessons in each, and exercises
 * in each of those. The rest of the content is in other language pairs, in larger courses.
 */
export const OWN = { courses: 5, lessons: 4, exercises: 5 } as const

/** The same of the courses in other pairs. */
export const OTHER = { lessons: 10, exercises: 10 } as const

/** Every learner has done so many exercises of the own courses, and is in the middle of a lesson. */
export const DONE = 38
