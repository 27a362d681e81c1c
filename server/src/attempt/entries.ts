import type { AnswerIssue } from '@mowka/shared/contract/schemas/attempt'
import type { LangCode } from '@mowka/shared/contract/schemas/common'
import type { Issue, IssueKind } from '@mowka/shared/domain/judge/issue'
import type { Judgement } from '@mowka/shared/domain/judge/judge'
import { tokensOf } from '@mowka/shared/domain/judge/token'
import { readEntries } from '../course/public'
import type { Database } from '../database/database'

/** Kinds that the noun behind the word explains: it has a gender. */
const BY_NOUN: readonly IssueKind[] = ['article', 'ending', 'negation']
/** Kinds that the expected word's own entry explains. */
const BY_WORD: readonly IssueKind[] = ['word', 'polish', 'missing', 'typo']
/** How many words behind an article its noun may stand. */
const WORDS_TO_NOUN = 3

const ARTICLES: Partial<Record<LangCode, readonly string[]>> = {
  DE: ['der ', 'die ', 'das '],
  ES: ['el ', 'la '],
  FR: ['le ', 'la ', "l'", 'un ', 'une '],
  IT: ['il ', 'la ', 'lo ', "l'"],
}

/** Adds to each issue the entry of the dictionary that explains it. */
export async function explainIssues(
  db: Database,
  { issues, comparedWith }: Judgement,
  lang: LangCode,
): Promise<AnswerIssue[]> {
  const wanted = issues.map((issue) => candidates(issue, comparedWith, lang))
  const all = [...new Set(wanted.flat())]
  const entries = all.length === 0 ? [] : await readEntries(db, all, lang)
  return issues.map((issue, index) => ({
    ...issue,
    entry:
      wanted[index]?.flatMap((answer) => entries.find((each) => each.answer === answer) ?? [])[0] ?? null,
  }))
}

/** The entries that would explain an issue, the best first. */
function candidates({ kind, expected }: Issue, comparedWith: string, lang: LangCode): string[] {
  if (expected === '') return []
  const withArticles = (word: string) => (ARTICLES[lang] ?? []).map((article) => article + word)
  if (BY_WORD.includes(kind)) return [expected, expected.toLowerCase(), ...withArticles(expected)]
  if (!BY_NOUN.includes(kind)) return []
  const words = tokensOf(comparedWith, lang).map(({ text }) => text)
  const at = words.indexOf(expected)
  return [expected, ...words.slice(at + 1, at + 1 + WORDS_TO_NOUN)].flatMap(withArticles)
}
