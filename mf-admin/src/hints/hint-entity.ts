import { hintKind } from '@mowka/contract/content-kinds/hint'
import { paths } from '@mowka/contract/routes'
import type { EditedHint } from '@mowka/contract/schemas/editor/hint'
import { callApi } from '@mowka/web/api'
import type { Entity } from '../edit/entity'
import { emptyValues, type FormValues, valuesOf } from '../edit/kind-form'

/** The form of a hint (A-HINT-04, A-HINT-05). */
export type HintValues = FormValues<typeof hintKind>

/** Returns the text of HTML in one line. The parsed document is inert, so no scripts run. */
export function wordsOf(html: string): string {
  // Separates blocks by a space, but not inline elements.
  const apart = html.replaceAll(/<(?=\/?(p|br|li|[ou]l|h\d|blockquote|div)\b)/gi, ' <')
  const { body } = new DOMParser().parseFromString(apart, 'text/html')
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}

/** Adds the plain text of a changed content, which the server verifies. */
const withWords = <Given extends { content?: string }>(given: Given) =>
  given.content === undefined ? given : { ...given, rawContent: wordsOf(given.content) }

/** Reads and writes hints for their page. */
export const hintEntity: Entity<EditedHint, HintValues> = {
  kind: 'hint',
  list: paths.adminHints(),
  page: (hintId) => paths.adminEditHint({ hintId }),
  empty: emptyValues(hintKind),
  valuesOf: (hint) => valuesOf(hintKind, hint),
  create: (requestId, values) =>
    callApi('createHint', { body: { requestId, ...values, rawContent: wordsOf(values.content) } }),
  save: ({ _id, version }, change) =>
    callApi('updateHint', { id: _id, body: { ...withWords(change), version } }),
  remove: ({ _id, version }) => callApi('deleteHint', { id: _id, version }),
}
