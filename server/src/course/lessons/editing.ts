import type { ParsedOf } from '@mowka/contract/calls'
import type { ValuesOf } from '@mowka/contract/content-kinds/kind'
import { lessonKind } from '@mowka/contract/content-kinds/lesson'
import type { EditedLesson } from '@mowka/contract/schemas/learning'
import { changeRow, createRow, type EditorCall, editableOf } from '../../history/public'
import { addRecordings } from '../../recording/public'
import { courseLinks } from '../content'
import { changeCourseLessons, changedList, unpublished } from '../courses/editing'
import { deleteComments } from '../review/comments'
import { underReview } from '../review/rules'
import { lessons } from '../tables'
import { showWholeLessons } from './service'
import { readLessonRow } from './store'
import { fitIntroduction, spokenTexts } from './teaching'

/** A change of these fields may add texts that need recordings. */
const spokenFields = ['targetLang', 'introduction', 'dialogue'] as const

/** Lessons, as editors write them. */
export const editableLesson = editableOf(lessonKind, {
  table: lessons,
  links: { itemIds: courseLinks.lessonItems, wordIds: courseLinks.lessonWords },
  prepare: async (call, given, before, id) => {
    const change = await underReview(call, 'lesson', given, before, id)
    const fit = change.introduction
      ? { ...change, introduction: fitIntroduction(change.introduction) }
      : change
    if (spokenFields.some((field) => fit[field] !== undefined)) {
      const { targetLang, introduction, dialogue } = { ...before, ...fit }
      if (targetLang) await addRecordings(call.db, spokenTexts(targetLang, { introduction, dialogue }))
    }
    return fit
  },
  beforeDelete: deleteComments('lesson'),
  show: async (db, id) => {
    const row = await readLessonRow(db, id)
    return row && (await showWholeLessons(db, [row]))[0]
  },
})

type LessonFields = ValuesOf<typeof lessonKind>

/** The ids of items in their order. */
const idsOf = (items: readonly { itemId: string; order: number }[]): string[] =>
  items.toSorted((a, b) => a.order - b.order).map(({ itemId }) => itemId)

/** Creates a lesson, at the end of a course if one is named (S-ADM-13, A-CRSE-04). Throws 404 for an unknown course. */
export const createLesson = (
  call: EditorCall,
  { requestId, courseId, name, items = [], words, ...form }: ParsedOf<'createLesson', 'body'>,
): Promise<EditedLesson> =>
  call.db.transaction(async (tx) => {
    const held = { ...call, db: tx }
    const lesson = await createRow(held, editableLesson, requestId, {
      ...unpublished,
      ...form,
      nameTarget: name.target,
      nameSource: name.source,
      introduction: form.introduction ?? null,
      dialogue: form.dialogue ?? null,
      itemIds: idsOf(items),
      wordIds: words ?? [],
    })
    if (courseId !== undefined) {
      await changeCourseLessons(held, courseId, { action: 'attach', rowId: lesson._id })
    }
    return lesson
  })

/** The fields of a lesson that hold the rows of a part. */
const fieldOfPart = { exercises: 'itemIds', words: 'wordIds' } as const

/**
 * Attaches, detaches or moves an exercise or word of a lesson (A-LESS-05, A-LESS-06, A-LESS-07). Throws 404 for an unknown
 * lesson, 409 for a move from or to a row that is no longer there, 422 for an unknown row and for a full lesson.
 */
export const changeLessonContents = (
  call: EditorCall,
  id: string,
  { part, ...change }: ParsedOf<'changeLessonContents', 'body'>,
): Promise<EditedLesson> => {
  const field = fieldOfPart[part]
  return changeRow(call, editableLesson, id, (lesson) => ({ [field]: changedList(lesson[field], change) }))
}

/** Changes fields of a lesson, or its contents and their order (S-ADM-13, A-LESS-05). Throws 404, 409, 422. */
export const updateLesson = (
  call: EditorCall,
  id: string,
  { version, name, items, words, ...form }: ParsedOf<'updateLesson', 'body'>,
): Promise<EditedLesson> => {
  const change: Partial<LessonFields> = {
    ...form,
    ...(name?.target === undefined ? {} : { nameTarget: name.target }),
    ...(name?.source === undefined ? {} : { nameSource: name.source }),
    ...(items ? { itemIds: idsOf(items) } : {}),
    ...(words ? { wordIds: words } : {}),
  }
  return changeRow(call, editableLesson, id, change, { version })
}
