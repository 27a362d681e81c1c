/** Maximum time between the clicks of a double click, in milliseconds (P-AUDIO-04). */
export const DOUBLE_CLICK_DELAY = 350
/** Playback rate after a learner's double click, for one playback (C01). */
export const SLOW_RATE = 0.79
/** Playback rate that a double click in admin tables and the audio player sets permanently (C01). */
export const FAST_RATE = 2
