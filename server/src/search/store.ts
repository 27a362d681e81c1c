import type { LangCode } from '@mowka/contract/schemas/common'
import type { ContentKind } from '@mowka/contract/schemas/editor/history'
import { MAX_HITS_OF_KIND } from '@mowka/contract/schemas/editor/search'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { beginsWith, containsText, isText } from '../database/search-form'
import type { Searchable } from '../database/searchable'

/** Maximum number of rows of a kind that are compared, so that a frequent text costs no more than others. */
const MAX_CANDIDATES = 500

/** Shorter texts have to be the whole text of a row: the trigram indexes find parts from three letters on. */
const MIN_PART_LENGTH = 3

/** Selects the best matches of one kind, one more than are shown. */
function hitsOf({ kind, table, id, title, isActive, ...rest }: Searchable, text: string): SQL {
  const texts = [title, ...rest.texts]
  const isSame = sql`(${id} = ${text} or ${isText(text, texts)})`
  const isPart = [...text].length < MIN_PART_LENGTH ? undefined : containsText(text, rest.texts)
  const optional = (column: SQLWrapper = sql`null`) => sql`${column}::text`
  return sql`(select * from (
    select ${kind}::text as kind, ${id} as id, ${title} as title, ${optional(rest.titleLang)} as title_lang,
      ${optional(rest.detail)} as detail, ${optional(rest.detailLang)} as detail_lang,
      ${optional(rest.targetLang)} as target_lang, ${isActive} as is_active,
      case when ${isSame} then 0 when ${beginsWith(text, texts)} then 1 else 2 end as rank
    from ${table} where ${isPart ? sql`(${id} = ${text} or ${isPart})` : isSame}
    limit ${MAX_CANDIDATES}) as candidates
  order by rank, length(title), id limit ${MAX_HITS_OF_KIND + 1})`
}

/** Returns the best matches of each kind, the best first, in one statement. */
export async function readHits(db: Database, kinds: readonly Searchable[], text: string) {
  const found = sql.join(
    kinds.map((kind) => hitsOf(kind, text)),
    sql` union all `,
  )
  return db
    .select({
      kind: sql<ContentKind>`kind`,
      id: sql<string>`id`,
      title: sql<string>`title`,
      titleLang: sql<LangCode | null>`title_lang`,
      detail: sql<string | null>`detail`,
      detailLang: sql<LangCode | null>`detail_lang`,
      targetLang: sql<LangCode | null>`target_lang`,
      isActive: sql<boolean>`is_active`,
    })
    .from(sql`(${found}) as hits`)
    .orderBy(sql`rank`, sql`length(title)`, sql`id`)
}
