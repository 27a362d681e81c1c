import type { ContentKind } from '@mowka/contract/schemas/editor/history'
import type { SQLWrapper } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** The columns of a kind of content in the panel's search. */
export type Searchable = {
  kind: ContentKind
  table: PgTable
  id: PgColumn
  /** The searched texts. */
  texts: readonly SQLWrapper[]
  title: SQLWrapper
  /** The language of the title; absent for a text in the learners' own language, and so below. */
  titleLang?: PgColumn
  detail?: SQLWrapper
  detailLang?: PgColumn
  targetLang?: PgColumn
  isActive: SQLWrapper
}
