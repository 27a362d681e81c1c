import type { LanguagePair } from '@mowka/shared/contract/schemas/common'
import { and, eq, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The rows of a language pair, of a table whose content has one. */
export const ofPair = (
  table: { sourceLang: PgColumn; targetLang: PgColumn },
  { sourceLang, targetLang }: LanguagePair,
): SQL | undefined => and(eq(table.sourceLang, sourceLang), eq(table.targetLang, targetLang))
