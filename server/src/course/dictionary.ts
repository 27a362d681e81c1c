import type { LangCode } from '@mowka/contract/schemas/common'
import { and, eq, inArray, type WithSubquery } from 'drizzle-orm'
import type { Database } from '../database/database'
import { words } from './tables'

/**
 * What the dictionary has of these words: as they are learned, with what they mean. `along` are writes that go in the
 * same statement.
 */
export const readEntries = (
  db: Database,
  answers: string[],
  lang: LangCode,
  along: readonly WithSubquery[] = [],
): Promise<{ answer: string; example: string }[]> =>
  db
    .with(...along)
    .select({ answer: words.answer, example: words.example })
    .from(words)
    .where(and(eq(words.answerLang, lang), inArray(words.answer, answers), eq(words.active, true)))
