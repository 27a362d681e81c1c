import type { AnswerIssue } from '@mowka/contract/schemas/attempt'
import type { LangCode } from '@mowka/contract/schemas/common'
import type { Judgement } from '@mowka/domain/judge/judge'
import { readEntries } from '../course/public'
import type { Database } from '../database/database'
import { entriesFor } from './entries-for'
import { keepingWith, keepRefused, type Refused } from './keep-refused'

/**
 * Adds to each issue the entry of the dictionary that explains it. A refused answer that is to be kept goes along in the
 * same statement (ADR 17).
 */
export async function explainIssues(
  db: Database,
  { issues, comparedWith }: Judgement,
  lang: LangCode,
  refused: Refused | null,
): Promise<AnswerIssue[]> {
  const wanted = issues.map((issue) => entriesFor(issue, comparedWith, lang))
  const all = [...new Set(wanted.flat())]
  if (all.length === 0 && refused) await keepRefused(db, refused)
  const entries = all.length === 0 ? [] : await readEntries(db, all, lang, keepingWith(db, refused))
  return issues.map((issue, index) => ({
    ...issue,
    entry:
      wanted[index]?.flatMap((answer) => entries.find((each) => each.answer === answer) ?? [])[0] ?? null,
  }))
}
