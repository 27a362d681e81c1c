/** Platform services for lessons only: recordings and study time. */
export { AudioButton } from './AudioButton'
export { audio, PLAYBACK_RATES, type PlayOutcome } from './audio'
export { sessionTimer } from './session-timer'
export { usePressToPlay } from './use-press-to-play'
export { usePresses } from './use-presses'
export { useSessionTimer } from './use-session-timer'
