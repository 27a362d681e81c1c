import type { LangCode } from '@mowka/contract/schemas/common'
import { entryArticles } from '@mowka/domain/articles'
import type { Issue, IssueKind } from '@mowka/domain/judge/issue'
import { tokensOf } from '@mowka/domain/judge/token'

/** Kinds that the noun behind the word explains: it has a gender. */
const BY_NOUN: readonly IssueKind[] = ['article', 'ending', 'negation']
/** Kinds that the expected word's own entry explains. */
const BY_WORD: readonly IssueKind[] = ['word', 'polish', 'missing', 'typo']
/** How many words behind an article its noun may stand. */
const WORDS_TO_NOUN = 3

/** The answers of the entries that would explain an issue, the best first. None where no entry explains its kind. */
export function entriesFor({ kind, expected }: Issue, comparedWith: string, lang: LangCode): string[] {
  if (expected === '') return []
  const withArticles = (word: string) => entryArticles(lang).map((article) => article + word)
  if (BY_WORD.includes(kind)) return [expected, expected.toLowerCase(), ...withArticles(expected)]
  if (!BY_NOUN.includes(kind)) return []
  const words = tokensOf(comparedWith, lang).map(({ text }) => text)
  const at = words.indexOf(expected)
  return [expected, ...words.slice(at + 1, at + 1 + WORDS_TO_NOUN)].flatMap(withArticles)
}
