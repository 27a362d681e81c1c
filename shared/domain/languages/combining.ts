import type { Additions, Combining } from './types'

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

const wordSet = (words: string) => new Set(words.split(' '))

/** For languages in which only courtesies may be added. */
export const onlyAddedCourtesies = (...texts: string[]): Additions => ({
  courtesies: texts.map((text) => ({ text })),
  subjects: new Set(),
  beforeVerbs: new Set(),
})

/** For languages that usually leave the subject pronoun out. */
export const addedSubjects = (lists: {
  courtesies: string[]
  subjects: string
  beforeVerbs: string
}): Additions => ({
  courtesies: lists.courtesies.map((text) => ({ text })),
  subjects: wordSet(lists.subjects),
  beforeVerbs: wordSet(lists.beforeVerbs),
})
