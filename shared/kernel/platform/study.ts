/** Platform services for lessons only: recordings and study time. */
export { AudioButton } from './AudioButton'
export { audio, PLAYBACK_RATES, type PlayOutcome } from './audio'
export { sessionTimer, useSessionTimer } from './session-timer'
export { usePresses, usePressToPlay } from './use-presses'
