/** Maximum number of pinned courses per learner and language pair. */
export const MAX_PINNED_COURSES = 12
