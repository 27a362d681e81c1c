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
