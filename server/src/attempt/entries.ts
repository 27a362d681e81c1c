import type { AnswerIssue } from '@mowka/shared/contract/schemas/attempt'
import type { LangCode } from '@mowka/shared/contract/schemas/common'
import type { Judgement } from '@mowka/shared/domain/judge/judge'
import { readEntries } from '../course/public'
import type { Database } from '../database/database'
import { entriesFor } from './entries-for'

/** Adds to each issue the entry of the dictionary that explains it. */
export async function explainIssues(
  db: Database,
  { issues, comparedWith }: Judgement,
  lang: LangCode,
): Promise<AnswerIssue[]> {
  const wanted = issues.map((issue) => entriesFor(issue, comparedWith, lang))
  const all = [...new Set(wanted.flat())]
  const entries = all.length === 0 ? [] : await readEntries(db, all, lang)
  return issues.map((issue, index) => ({
    ...issue,
    entry:
      wanted[index]?.flatMap((answer) => entries.find((each) => each.answer === answer) ?? [])[0] ?? null,
  }))
}
