import type { IssueKind } from '../judge/issue'
import type { WordForms } from './types'

const NUMBER_ENDING = /^(?:s|es|x|aux)?$/
const GENDER_ENDING = /^(?:o|a|os|as|e|es|i|)$/

/** Classifies wrong word forms of Romance languages. */
export const romanceIssue = {
  /** For languages with a plural in -s or -x; `null` for endings that don't mark the number. */
  number: ({ endings, afterDeterminer }: WordForms): IssueKind | null => {
    if (!endings.every((ending) => NUMBER_ENDING.test(ending))) return null
    return afterDeterminer ? 'number' : 'form'
  },
  gender: ({ endings, afterDeterminer, looksLikeVerb }: WordForms): IssueKind => {
    if (afterDeterminer && endings.every((ending) => GENDER_ENDING.test(ending))) return 'ending'
    return looksLikeVerb && !afterDeterminer ? 'verb' : 'form'
  },
}

/** Returns the possible infinitives of a regular form: its stems before each of the endings, with each infinitive's. */
export const infinitivesOf = (
  word: string,
  endings: readonly string[],
  infinitives: readonly string[],
): string[] =>
  endings
    .filter((ending) => word.endsWith(ending) && word.length > ending.length + 1)
    .flatMap((ending) => infinitives.map((infinitive) => word.slice(0, -ending.length) + infinitive))
