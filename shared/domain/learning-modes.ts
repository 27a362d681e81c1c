/**
 * All learning modes with their spellings (C46), in the order of tiles and of the mode switch. `path` is the last
 * segment of a trainer's path; a route is `null` if lessons or repetitions don't have the mode.
 */
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
] as const

type ModeEntry = (typeof learningModes)[number]

/** A learning mode as events name it (P-ENT-52). */
export type LearningMode = ModeEntry['mode']

/** Returns the entry of a mode. */
export function modeEntry(mode: LearningMode): ModeEntry {
  const found = learningModes.find((each) => each.mode === mode)
  if (!found) throw new Error(`No such learning mode: ${mode}`)
  return found
}

/** The modes whose repetitions are counted, as paths name them (P-ENT-36). */
export const repetitionModes = ['writing', 'listening', 'speaking', 'flash-cards'] as const
export type RepetitionMode = (typeof repetitionModes)[number]

/** Repetition progress of a lesson in percent: the share of modes that were finished at least once (P-ENT-38). */
export function repetitionPercent(finished: readonly { mode: RepetitionMode }[]): number {
  const count = repetitionModes.filter((mode) => finished.some((each) => each.mode === mode)).length
  return (count / repetitionModes.length) * 100
}
