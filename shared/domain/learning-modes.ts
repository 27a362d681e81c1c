import type { RouteName } from '../contract/routes'
import type { LearningMode, RepetitionMode } from '../contract/schemas/progress'

/** One mode of learning in its four spellings (C46). */
type ModeEntry = {
  mode: LearningMode
  /** The last part of a trainer's path. */
  path: string
  /** The page of a lesson in this mode; null where a lesson has none. */
  lessonRoute: RouteName | null
  /** The page of a repetition in this mode; null where a repetition has none. */
  repetitionRoute: RouteName | null
}

/** All modes, in the order in which tiles and the mode switch show them. */
export const learningModes = [
  {
    mode: 'CONTENT_PREVIEW',
    path: 'content-preview',
    lessonRoute: 'trainerContentPreview',
    repetitionRoute: null,
  },
  { mode: 'FLASH_CARDS', path: 'flash-cards', lessonRoute: null, repetitionRoute: 'repetitionFlashCards' },
  {
    mode: 'LISTENING',
    path: 'listening',
    lessonRoute: 'trainerListening',
    repetitionRoute: 'repetitionListening',
  },
  {
    mode: 'SPEAKING',
    path: 'speaking',
    lessonRoute: 'trainerSpeaking',
    repetitionRoute: 'repetitionSpeaking',
  },
  { mode: 'WRITING', path: 'writing', lessonRoute: 'trainerWriting', repetitionRoute: 'repetitionWriting' },
  {
    mode: 'AUDIO',
    path: 'audio-mode',
    lessonRoute: 'lessonAudioMode',
    repetitionRoute: 'repetitionLessonAudioMode',
  },
] as const satisfies readonly ModeEntry[]

/** The entry of a mode. */
export function modeEntry(mode: LearningMode): ModeEntry {
  const found = learningModes.find((each) => each.mode === mode)
  if (!found) throw new Error(`No such learning mode: ${mode}`)
  return found
}

/** The modes whose repetitions are counted (P-ENT-36). */
export const repetitionModes: readonly RepetitionMode[] = ['writing', 'listening', 'speaking', 'flash-cards']

/** How much of a lesson was repeated, in percent: the share of the modes that were finished once (P-ENT-38). */
export function repetitionPercent(finished: readonly { mode: RepetitionMode }[]): number {
  const count = repetitionModes.filter((mode) => finished.some((each) => each.mode === mode)).length
  return (count / repetitionModes.length) * 100
}
