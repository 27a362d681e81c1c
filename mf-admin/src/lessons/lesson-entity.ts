import { paths } from '@mowka/contract/routes'
import type { EditedLesson } from '@mowka/contract/schemas/learning'
import { callApi } from '@mowka/web/api'
import type { Entity } from '../edit/entity'
import { type LessonValues, lessonForm, lessonValues } from './lesson-values'

const NAME_FIELDS = ['sourceTitle', 'sourceDescription', 'targetTitle', 'targetDescription'] as const

/** Reads and writes lessons for their page (A-LESS-03, A-LESS-09). */
export const lessonEntity: Entity<EditedLesson, LessonValues> = {
  kind: 'lesson',
  list: paths.adminLessons(),
  page: (lessonId) => paths.adminEditLesson({ lessonId }),
  empty: {
    sourceTitle: '',
    sourceDescription: '',
    targetTitle: '',
    targetDescription: '',
    level: 'A1',
    active: true,
    tags: [],
    sourceLang: 'PL',
    targetLang: 'ENG',
    introduction: null,
    dialogue: null,
  },
  valuesOf: lessonValues,
  create: (requestId, values) => callApi('createLesson', { body: { requestId, ...lessonForm(values) } }),
  save: ({ _id, version }, change, values) => {
    const { level, active, tags, sourceLang, targetLang, introduction, dialogue } = change
    const isRenamed = NAME_FIELDS.some((field) => change[field] !== undefined)
    const name = isRenamed ? { name: lessonForm(values).name } : {}
    return callApi('updateLesson', {
      id: _id,
      body: { ...name, level, active, tags, sourceLang, targetLang, introduction, dialogue, version },
    })
  },
}
