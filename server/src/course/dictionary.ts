import type { LangCode } from '@mowka/contract/schemas/common'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/database'
import { words } from './tables'

/** The active dictionary entries with these answers: the word being learned and its translation. */
export const readEntries = (
  db: Database,
  answers: string[],
  lang: LangCode,
): Promise<{ answer: string; example: string }[]> =>
  db
    .select({ answer: words.answer, example: words.example })
    .from(words)
    .where(and(eq(words.answerLang, lang), inArray(words.answer, answers), eq(words.active, true)))
