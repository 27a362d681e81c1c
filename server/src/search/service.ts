import type { AnswerOf } from '@mowka/contract/calls'
import { MAX_HITS_OF_KIND } from '@mowka/contract/schemas/editor/search'
import { cutText, oneLine } from '@mowka/domain/text/plain-text'
import { courseSearchables } from '../course/public'
import { groupBy } from '../database/group-by'
import type { CallScope } from '../http/policy'
import { popupSearchable } from '../popup/public'
import { plainText } from '../rich-text/rich-text'
import { readHits } from './store'

/** All kinds of content, in the order of the results. */
const searchables = [...courseSearchables, popupSearchable]

/** Maximum length of a title, in characters. Hints are whole paragraphs. */
const TITLE_LENGTH = 200

/** Finds content of all kinds by text or id. */
export async function searchContent(
  { db }: CallScope<'editor'>,
  text: string,
): Promise<AnswerOf<'searchContent'>> {
  const byKind = groupBy(await readHits(db, searchables, text), ({ kind }) => kind)
  const found = searchables.map(({ kind }) => ({ kind, rows: byKind.get(kind) ?? [] }))
  return {
    data: found.flatMap(({ kind, rows }) =>
      rows.slice(0, MAX_HITS_OF_KIND).map(({ id, title, detail, ...row }) => ({
        ...row,
        _id: id,
        title: cutText(oneLine(kind === 'hint' ? plainText(title) : title), TITLE_LENGTH),
        detail: cutText(oneLine(detail ?? ''), TITLE_LENGTH),
      })),
    ),
    more: found.flatMap(({ kind, rows }) => (rows.length > MAX_HITS_OF_KIND ? kind : [])),
  }
}
