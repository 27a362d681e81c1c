/** Platform services for lessons only: recordings and study time. */
export { AudioButton, usePresses, usePressToPlay } from './AudioButton'
export { audio, PLAYBACK_RATES, type PlayOutcome } from './audio'
export { sessionTimer, useSessionTimer } from './session-timer'
