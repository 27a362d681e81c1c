/** A second click within this time makes a double click, in milliseconds (P-AUDIO-04). */
export const DOUBLE_CLICK_DELAY = 350
/** A double click of a learner plays once at this rate (C01). */
export const SLOW_RATE = 0.79
/** A double click in admin tables and the audio player sets this rate for all (C01). */
export const FAST_RATE = 2
