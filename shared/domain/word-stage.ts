/** The stage at which a word is done in its lesson and joins the global list (V-STAGE-02, V-STAGE-06). */
export const LESSON_STAGE = 2

/** The stage at which a word is mastered (V-STAGE-03). */
export const LAST_STAGE = 8

/** Page size of word lists (V-RW-07). */
export const WORDS_PER_PAGE = 50

/** Length of the forecast in days, including today. */
export const FORECAST_DAYS = 14

/** Length of the retention statistics in weeks, including this one. */
export const RETENTION_WEEKS = 8
