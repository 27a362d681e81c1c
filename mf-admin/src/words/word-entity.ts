import { callApi } from '@mowka/shared/api'
import { paths } from '@mowka/shared/contract/routes'
import type { DictionaryWord } from '@mowka/shared/contract/schemas/catalog'
import type { LangCode } from '@mowka/shared/contract/schemas/common'
import type { PartOfSpeech, WordGender } from '@mowka/shared/domain/word-grammar'
import type { Entity } from '../edit/entity'
import type { LessonOfNew } from '../links/new-in-lesson'

/** What the form of a word shows (A-WORD-04). Empty texts are what nobody wrote. */
export type WordValues = {
  example: string
  exampleLang: LangCode
  answer: string
  answerLang: LangCode
  transcription: string
  partOfSpeech: PartOfSpeech | ''
  gender: WordGender | ''
  tags: string[]
  needAttention: boolean
  active: boolean
}

/** What is empty in the form is null in the dictionary. */
const written = ({ transcription, partOfSpeech, gender, ...values }: Partial<WordValues>) => ({
  ...values,
  ...(transcription === undefined ? {} : { transcription: transcription || null }),
  ...(partOfSpeech === undefined ? {} : { partOfSpeech: partOfSpeech || null }),
  ...(gender === undefined ? {} : { gender: gender || null }),
})

const createWord = (
  requestId: string,
  { transcription, partOfSpeech, gender, ...values }: WordValues,
  lessonId?: string,
) =>
  callApi('createWord', {
    body: {
      requestId,
      ...values,
      transcription: transcription || null,
      partOfSpeech: partOfSpeech || null,
      gender: gender || null,
      lessonId,
    },
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
    partOfSpeech: '',
    gender: '',
    tags: [],
    needAttention: false,
    active: true,
  },
  valuesOf: ({ transcription, partOfSpeech, gender, ...word }) => ({
    example: word.example,
    exampleLang: word.exampleLang,
    answer: word.answer,
    answerLang: word.answerLang,
    transcription: transcription ?? '',
    partOfSpeech: partOfSpeech ?? '',
    gender: gender ?? '',
    tags: word.tags,
    needAttention: word.needAttention,
    active: word.active,
  }),
  create: (requestId, values) => createWord(requestId, values),
  save: ({ _id, version }, change) =>
    callApi('updateWord', { id: _id, body: { ...written(change), version } }),
  remove: ({ _id, version }) => callApi('deleteWord', { id: _id, version }),
  copy: ({ _id }, requestId) => callApi('copyWord', { id: _id, body: { requestId } }),
}

/** Words that are made for a lesson. */
export const wordsOfLesson = ({
  lessonId,
  ...languages
}: LessonOfNew): Entity<DictionaryWord, WordValues> => ({
  ...wordEntity,
  empty: { ...wordEntity.empty, ...languages },
  create: (requestId, values) => createWord(requestId, values, lessonId),
})
