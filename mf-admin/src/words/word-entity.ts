import { callApi } from '@mowka/shared/api'
import { paths } from '@mowka/shared/contract/routes'
import type { DictionaryWord } from '@mowka/shared/contract/schemas/catalog'
import type { LangCode } from '@mowka/shared/contract/schemas/common'
import type { Entity } from '../edit/entity'

/** What the form of a word shows (A-WORD-04). */
export type WordValues = {
  example: string
  exampleLang: LangCode
  answer: string
  answerLang: LangCode
  transcription: string
  tags: string[]
  needAttention: boolean
  active: boolean
}

/** No transcription is none. */
const written = <Values extends { transcription?: string | undefined }>({
  transcription,
  ...values
}: Values) => ({
  ...values,
  ...(transcription === undefined ? {} : { transcription: transcription || null }),
})

/** Words of the dictionary as their page writes them (A-WORD). */
export const wordEntity: Entity<DictionaryWord, WordValues> = {
  kind: 'word',
  list: paths.adminWords(),
  page: (wordId) => paths.adminEditWord({ wordId }),
  empty: {
    example: '',
    exampleLang: 'PL',
    answer: '',
    answerLang: 'ENG',
    transcription: '',
    tags: [],
    needAttention: false,
    active: true,
  },
  valuesOf: ({ example, exampleLang, answer, answerLang, transcription, tags, needAttention, active }) => ({
    example,
    exampleLang,
    answer,
    answerLang,
    transcription: transcription ?? '',
    tags,
    needAttention,
    active,
  }),
  create: (requestId, { transcription, ...values }) =>
    callApi('createWord', { body: { requestId, ...values, transcription: transcription || null } }),
  save: ({ _id, version }, change) =>
    callApi('updateWord', { id: _id, body: { ...written(change), version } }),
  remove: ({ _id, version }) => callApi('deleteWord', { id: _id, version }),
  copy: ({ _id }, requestId) => callApi('copyWord', { id: _id, body: { requestId } }),
}
