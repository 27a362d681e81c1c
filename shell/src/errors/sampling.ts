/** Share of page views that are traced (P-BUILD-02). */
export const TRACES_SAMPLE_RATE = 1
/** Share of sessions that are replayed, with consent (P-BUILD-03). */
export const REPLAYS_SESSION_SAMPLE_RATE = 0.1
/** Share of sessions with an error that are replayed, with consent (P-BUILD-04). */
export const REPLAYS_ON_ERROR_SAMPLE_RATE = 1
/** Share of sessions that are recorded for analytics, in percent, with consent (P-BUILD-05, C72). */
export const ANALYTICS_RECORDING_PERCENT = 5
