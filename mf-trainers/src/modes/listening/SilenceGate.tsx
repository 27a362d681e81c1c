import { soundRest } from '@mowka/domain/audio-silence'
import type { ModeGateProps } from '../../core/mode/mode-change'
import type { ModeRest } from '../../core/rest/mode-rest'
import { RestGate } from '../../core/rest/RestGate'

/** Rest of the listening mode for learners who can't listen now. */
export const listeningModeRest: ModeRest = {
  mode: 'LISTENING',
  rest: soundRest,
  words: {
    rests: 'listening.rests',
    silenced: 'listening.silenced',
    undo: 'listening.undo',
    now: 'listening.listenNow',
    writeInstead: 'listening.writeInstead',
    nothingLost: 'listening.nothingLost',
  },
}

/** Shown before listening exercises while the mode rests. */
export const SilenceGate = (props: ModeGateProps) => <RestGate {...props} resting={listeningModeRest} />
