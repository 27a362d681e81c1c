/** Routes of the pages on which the repetition of a lesson can start, in order of preference. */
export const repetitionEntries = [
  'repetitionModeSelector',
  'repetitionFlashCards',
  'repetitionListening',
  'repetitionSpeaking',
  'repetitionWriting',
] as const

type RepetitionEntry = (typeof repetitionEntries)[number]

/**
 * Returns the route on which the repetition of a lesson starts: the mode selector or the first released mode. Returns
 * `null` if none of them is released.
 */
export const repetitionEntry = (hasPage: (name: RepetitionEntry) => boolean): RepetitionEntry | null =>
  repetitionEntries.find(hasPage) ?? null
