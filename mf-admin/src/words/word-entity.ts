import { wordKind } from '@mowka/contract/content-kinds/word'
import { paths } from '@mowka/contract/routes'
import type { DictionaryWord } from '@mowka/contract/schemas/editor/catalog'
import { callApi } from '@mowka/web/api'
import type { Entity } from '../edit/entity'
import { emptyValues, type FormValues, valuesOf, written } from '../edit/kind-form'
import type { LessonOfNew } from '../links/new-in-lesson'

/** The form of a word (A-WORD-04). */
export type WordValues = FormValues<typeof wordKind>

const createWord = (requestId: string, values: WordValues, lessonId?: string) =>
  callApi('createWord', { body: { requestId, ...written(wordKind, values), lessonId } })

/** Reads and writes words for their page (A-WORD). */
export const wordEntity: Entity<DictionaryWord, WordValues> = {
  kind: 'word',
  list: paths.adminWords(),
  page: (wordId) => paths.adminEditWord({ wordId }),
  empty: emptyValues(wordKind),
  valuesOf: (word) => valuesOf(wordKind, word),
  create: (requestId, values) => createWord(requestId, values),
  save: ({ _id, version }, change) =>
    callApi('updateWord', { id: _id, body: { ...written(wordKind, change), version } }),
  next: ({ exampleLang, answerLang, tags }) => ({
    ...emptyValues(wordKind),
    exampleLang,
    answerLang,
    tags,
  }),
  remove: ({ _id, version }) => callApi('deleteWord', { id: _id, version }),
  copy: ({ _id }, requestId) => callApi('copyWord', { id: _id, body: { requestId } }),
}

/** Returns an entity whose new words are added to a lesson. */
export const wordsOfLesson = ({
  lessonId,
  ...languages
}: LessonOfNew): Entity<DictionaryWord, WordValues> => ({
  ...wordEntity,
  empty: { ...wordEntity.empty, ...languages },
  create: (requestId, values) => createWord(requestId, values, lessonId),
})
