import type { Combining } from './types'

/** For languages in which a courtesy may be combined with any other difference, but no words with each other. */
export const onlyCourtesies = (...courtesies: string[]): Combining => ({
  courtesies,
  genderedDeterminers: null,
  genderedEndings: /^$/,
  sharedEndings: /^$/,
  questionWords: new Set(),
})

/** For Romance languages, in which most words show their gender and number by their ending. */
export const romanceCombining = (
  lists: { courtesies: string[]; genderedDeterminers: string; questionWords: string },
  endings: Pick<Combining, 'genderedEndings' | 'sharedEndings'>,
): Combining => ({
  courtesies: lists.courtesies,
  genderedDeterminers: new Set(lists.genderedDeterminers.split(' ')),
  ...endings,
  questionWords: new Set(lists.questionWords.split(' ')),
})
