import { paths } from '@mowka/contract/routes'
import type { LangCode } from '@mowka/contract/schemas/common'
import type { EditedHint } from '@mowka/contract/schemas/hint'
import { DEFAULT_SOURCE_LANG, DEFAULT_TARGET_LANG } from '@mowka/domain/languages'
import { callApi } from '@mowka/web/api'
import type { Entity } from '../edit/entity'

/** A hint in its form (A-HINT-04, A-HINT-05). */
export type HintValues = {
  content: string
  sourceLang: LangCode
  targetLang: LangCode
  isFullScreen: boolean
  tags: string[]
  active: boolean
}

/** The words of a text without its marks, in one line. The document that is read never lives. */
export function wordsOf(html: string): string {
  // Lines stay apart, marks inside of a line do not.
  const apart = html.replaceAll(/<(?=\/?(p|br|li|[ou]l|h\d|blockquote|div)\b)/gi, ' <')
  const { body } = new DOMParser().parseFromString(apart, 'text/html')
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}

/** The text goes with its words, which the server compares with its own. */
const withWords = <Given extends { content?: string }>(given: Given) =>
  given.content === undefined ? given : { ...given, rawContent: wordsOf(given.content) }

/** Hints, as their page writes them. */
export const hintEntity: Entity<EditedHint, HintValues> = {
  kind: 'hint',
  list: paths.adminHints(),
  page: (hintId) => paths.adminEditHint({ hintId }),
  empty: {
    content: '',
    sourceLang: DEFAULT_SOURCE_LANG,
    targetLang: DEFAULT_TARGET_LANG,
    isFullScreen: false,
    tags: [],
    active: true,
  },
  valuesOf: ({ content, sourceLang, targetLang, isFullScreen, tags, active }) => ({
    content,
    sourceLang,
    targetLang,
    isFullScreen,
    tags,
    active,
  }),
  create: (requestId, values) =>
    callApi('createHint', { body: { requestId, ...values, rawContent: wordsOf(values.content) } }),
  save: ({ _id, version }, change) =>
    callApi('updateHint', { id: _id, body: { ...withWords(change), version } }),
  remove: ({ _id, version }) => callApi('deleteHint', { id: _id, version }),
}
