import { soundRest } from '@mowka/shared/domain/audio-silence'
import type { ModeGateProps } from '../../core/mode/mode-change'
import type { ModeRest } from '../../core/rest/mode-rest'
import { RestGate } from '../../core/rest/RestGate'

/** Someone said that they cannot listen now. */
export const restOfListening: ModeRest = {
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

/** Stands before exercises in which one has to listen. */
export const SilenceGate = (props: ModeGateProps) => <RestGate {...props} resting={restOfListening} />
