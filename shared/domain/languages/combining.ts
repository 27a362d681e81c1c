import { withoutMarks } from './parts'
import type { Additions, Addresses, Combining, Moving } from './types'

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

const wordSet = (words: string) => new Set(words.split(' ').filter((word) => word !== ''))

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

/** The lists of `Moving`: phrases one by one, words as one text. */
type MovingLists = Record<'times' | 'frequencies', readonly string[]> &
  Record<
    | 'before'
    | 'behind'
    | 'beforeRelatives'
    | 'beforeInfinitives'
    | 'beforePurposes'
    | 'perfectAuxiliaries'
    | 'beforeVerbs',
    string
  > &
  Pick<Moving, 'infinitive' | 'participle' | 'places'> & {
    conjunctions: Record<keyof Moving['conjunctions'], string>
  }

const phraseSet = (phrases: readonly string[]) => new Set(phrases.map(withoutMarks))

/** For languages in which an adverbial of time may begin or end its clause. */
export const movingTimes = ({ times, frequencies, conjunctions, ...lists }: MovingLists): Moving => ({
  ...lists,
  times: phraseSet([...times, ...frequencies]),
  frequencies: phraseSet(frequencies),
  before: wordSet(lists.before),
  behind: wordSet(lists.behind),
  beforeRelatives: wordSet(lists.beforeRelatives),
  beforeInfinitives: wordSet(lists.beforeInfinitives),
  beforePurposes: wordSet(lists.beforePurposes),
  perfectAuxiliaries: wordSet(lists.perfectAuxiliaries),
  beforeVerbs: wordSet(lists.beforeVerbs),
  conjunctions: {
    joining: wordSet(conjunctions.joining),
    subordinating: wordSet(conjunctions.subordinating),
    relative: wordSet(conjunctions.relative),
    coordinating: wordSet(conjunctions.coordinating),
  },
})

/** The words by which one addresses a person. */
export const addressesOf = (lists: { calls: string[]; courtesies: string[]; titles: string }): Addresses => ({
  calls: phraseSet(lists.calls),
  courtesies: phraseSet(lists.courtesies),
  titles: wordSet(lists.titles),
})
