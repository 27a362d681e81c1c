/** A word is done in its lesson from this stage on, and joins the global list (V-STAGE-02, V-STAGE-06). */
export const LESSON_STAGE = 2

/** A word is mastered at this stage (V-STAGE-03). */
export const LAST_STAGE = 8

/** How many words one page of a list of words has (V-RW-07). */
export const WORDS_PER_PAGE = 50

/** The forecast covers so many days, today included. */
export const FORECAST_DAYS = 14

/** Retention is told for so many weeks, this one included. */
export const RETENTION_WEEKS = 8
