import type { AnswerIssue } from '@mowka/contract/schemas/attempt'
import type { LangCode } from '@mowka/contract/schemas/common'
import { entryArticles } from '@mowka/domain/articles'
import type { Issue, IssueKind } from '@mowka/domain/judge/issue'
import type { Judgement } from '@mowka/domain/judge/judge'
import { tokensOf } from '@mowka/domain/judge/token'
import { readEntries } from '../course/public'
import type { Database } from '../database/database'

/** Issues explained by the entry of the following noun, because it has the gender. */
const BY_NOUN: readonly IssueKind[] = ['article', 'ending', 'negation']
/** Issues explained by the entry of the expected word itself. */
const BY_WORD: readonly IssueKind[] = ['word', 'polish', 'missing', 'typo']
/** Maximum distance from an article to its noun, in words. */
const WORDS_TO_NOUN = 3

/** Dictionary answers that may explain an issue, best first. Empty for kinds that no entry explains. */
export function entryCandidates({ kind, expected }: Issue, comparedWith: string, lang: LangCode): string[] {
  if (expected === '') return []
  const withArticles = (word: string) => entryArticles(lang).map((article) => article + word)
  if (BY_WORD.includes(kind)) return [expected, expected.toLowerCase(), ...withArticles(expected)]
  if (!BY_NOUN.includes(kind)) return []
  const words = tokensOf(comparedWith, lang).map(({ text }) => text)
  const at = words.indexOf(expected)
  return [expected, ...words.slice(at + 1, at + 1 + WORDS_TO_NOUN)].flatMap(withArticles)
}

/** Adds to each issue the dictionary entry that explains it. */
export async function explainIssues(
  db: Database,
  { issues, comparedWith }: Pick<Judgement, 'issues' | 'comparedWith'>,
  lang: LangCode,
): Promise<AnswerIssue[]> {
  const candidates = issues.map((issue) => entryCandidates(issue, comparedWith, lang))
  const answers = [...new Set(candidates.flat())]
  const entries = answers.length === 0 ? [] : await readEntries(db, answers, lang)
  return issues.map((issue, index) => ({
    ...issue,
    entry:
      candidates[index]?.flatMap((answer) => entries.find((each) => each.answer === answer) ?? [])[0] ?? null,
  }))
}
