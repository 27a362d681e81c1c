import { speakingRest } from '@mowka/domain/audio-silence'
import type { ModeGateProps } from '../../core/mode/mode-change'
import type { ModeRest } from '../../core/rest/mode-rest'
import { RestGate } from '../../core/rest/RestGate'

/** Rest of the speaking mode for learners who can't speak now. */
export const speakingModeRest: ModeRest = {
  mode: 'SPEAKING',
  rest: speakingRest,
  words: {
    rests: 'speaking.rests',
    silenced: 'speaking.silenced',
    undo: 'speaking.undo',
    now: 'speaking.speakNow',
    writeInstead: 'speaking.writeInstead',
    nothingLost: 'speaking.nothingLost',
  },
}

/** Shown before speaking exercises while the mode rests. */
export const SpeakingGate = (props: ModeGateProps) => <RestGate {...props} resting={speakingModeRest} />
