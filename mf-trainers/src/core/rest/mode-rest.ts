import type { speakingRest } from '@mowka/shared/domain/audio-silence'
import type { ParseKeys } from 'i18next'
import type { SelectorMode } from '../mode/mode-cycle'

/** A mode that can rest while someone cannot work in it, and what is said about that. */
export type ModeRest = {
  mode: SelectorMode
  rest: typeof speakingRest
  words: Record<
    /** Rests until `time`; `count` minutes were taken at `time`. */
    'rests' | 'silenced' | 'undo' | 'now' | 'writeInstead' | 'nothingLost',
    ParseKeys<'trainers'>
  >
}
