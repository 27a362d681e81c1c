import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/database'
import { words } from './tables'

/** What the dictionary has of these words: as they are learned, with what they mean. */
export const readEntries = (
  db: Database,
  answers: string[],
  lang: LangCode,
): Promise<{ answer: string; example: string }[]> =>
  db
    .select({ answer: words.answer, example: words.example })
    .from(words)
    .where(and(eq(words.answerLang, lang), inArray(words.answer, answers), eq(words.active, true)))
