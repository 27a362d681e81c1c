import { lessonKind } from '@mowka/contract/content-kinds/lesson'
import { paths } from '@mowka/contract/routes'
import type { EditedLesson } from '@mowka/contract/schemas/learning'
import { callApi } from '@mowka/web/api'
import type { Entity } from '../edit/entity'
import { emptyValues, type FormValues, valuesOf, written } from '../edit/kind-form'
import { emptyName, type NameValues, nameFields, nameValues, writtenName } from './lesson-name'

/** The form of a lesson (A-LESS-03, A-LESS-04). */
export type LessonValues = FormValues<typeof lessonKind> & NameValues

/** Reads and writes lessons for their page (A-LESS-03, A-LESS-09). */
export const lessonEntity: Entity<EditedLesson, LessonValues> = {
  kind: 'lesson',
  list: paths.adminLessons(),
  page: (lessonId) => paths.adminEditLesson({ lessonId }),
  // A new lesson is a draft, also in a published course.
  empty: { ...emptyName, ...emptyValues(lessonKind), active: false },
  valuesOf: (lesson) => ({
    ...nameValues(lesson.name),
    ...valuesOf(lessonKind, { introduction: null, dialogue: null, ...lesson }),
  }),
  create: (requestId, values) =>
    callApi('createLesson', {
      body: { requestId, name: writtenName(values), ...written(lessonKind, values) },
    }),
  save: ({ _id, version }, change, values) => {
    const isRenamed = nameFields.some((field) => change[field] !== undefined)
    return callApi('updateLesson', {
      id: _id,
      body: {
        ...(isRenamed ? { name: writtenName(values) } : {}),
        ...written(lessonKind, change),
        version,
      },
    })
  },
}
