import type { RouteName } from '../contract/routes'

/** The pages on which the repetition of a lesson may begin, the best first. */
export const repetitionEntries = [
  'repetitionModeSelector',
  'repetitionFlashCards',
  'repetitionListening',
  'repetitionSpeaking',
  'repetitionWriting',
] as const satisfies readonly RouteName[]

type RepetitionEntry = (typeof repetitionEntries)[number]

/**
 * Where the repetition of a lesson begins: the choice of the mode, or the first mode that a release has. Null while
 * no release has one.
 */
export const repetitionEntry = (hasPage: (name: RouteName) => boolean): RepetitionEntry | null =>
  repetitionEntries.find(hasPage) ?? null
