import type { ParsedOf } from '@mowka/shared/contract/calls'
import { MOST_PIECES } from '@mowka/shared/contract/schemas/catalog'
import type { EditedLesson } from '@mowka/shared/contract/schemas/learning'
import { changeRow, createRow, describeEditable, type EditorCall, readState } from '../history/public'
import { invalidInput, notFound } from '../http/problem'
import { courseLinks } from './content'
import { editableCourse } from './course-editing'
import { showLessons } from './lesson-service'
import { type LessonRow, readLessonRow } from './lesson-store'
import { lessons } from './tables'

type LessonFields = Pick<
  LessonRow,
  'nameTarget' | 'nameSource' | 'level' | 'tags' | 'sourceLang' | 'targetLang' | 'active'
> & { itemIds: string[]; wordIds: string[] }

/** Lessons, as editors write them. */
export const editableLesson = describeEditable<LessonFields, EditedLesson>({
  kind: 'lesson',
  what: 'The lesson',
  table: lessons,
  columns: ['nameTarget', 'nameSource', 'level', 'tags', 'sourceLang', 'targetLang', 'active'],
  links: { itemIds: courseLinks.lessonItems, wordIds: courseLinks.lessonWords },
  show: async (db, id) => {
    const row = await readLessonRow(db, id)
    return row && (await showLessons(db, [row]))[0]
  },
})

type Form = Omit<ParsedOf<'updateLesson', 'body'>, 'version'>

/** The fields that a form says something of. Items stand in the order that they name. */
function fieldsOf({ name, items, words, ...form }: Form): Partial<LessonFields> {
  return {
    ...form,
    ...(name?.target === undefined ? {} : { nameTarget: name.target }),
    ...(name?.source === undefined ? {} : { nameSource: name.source }),
    ...(items ? { itemIds: items.toSorted((a, b) => a.order - b.order).map(({ itemId }) => itemId) } : {}),
    ...(words ? { wordIds: words } : {}),
  }
}

/** Makes a lesson, at the end of a course where one is named (S-ADM-13, A-CRSE-04). Throws 404 for an unknown course. */
export const createLesson = (
  call: EditorCall,
  { requestId, courseId, ...form }: ParsedOf<'createLesson', 'body'>,
): Promise<EditedLesson> =>
  call.db.transaction(async (tx) => {
    const held = { ...call, db: tx }
    const { name, level, tags, active, sourceLang, targetLang } = form
    const lesson = await createRow(held, editableLesson, requestId, {
      nameTarget: name.target,
      nameSource: name.source,
      level,
      tags,
      active,
      sourceLang,
      targetLang,
      itemIds: [],
      wordIds: [],
      ...fieldsOf({ items: form.items, words: form.words }),
    })
    if (courseId !== undefined) {
      const course = await readState(tx, editableCourse, courseId, { lock: true })
      if (!course) throw notFound('The course')
      const { lessonIds } = course.fields
      if (!lessonIds.includes(lesson._id)) {
        await changeRow(held, editableCourse, courseId, { lessonIds: [...lessonIds, lesson._id] })
      }
    }
    return lesson
  })

/**
 * Puts what was just made at the end of a lesson, in the same transaction (A-LESS-06). Throws 404 for an unknown lesson,
 * 422 for a full one.
 */
export async function addToLesson(
  held: EditorCall,
  lessonId: string,
  part: 'itemIds' | 'wordIds',
  rowId: string,
): Promise<void> {
  const lesson = await readState(held.db, editableLesson, lessonId, { lock: true })
  if (!lesson) throw notFound('The lesson')
  const ids = lesson.fields[part]
  if (ids.includes(rowId)) return
  if (ids.length >= MOST_PIECES) throw invalidInput('body/lessonId', 'The lesson is full')
  await changeRow(held, editableLesson, lessonId, { [part]: [...ids, rowId] })
}

/** Changes parts of a lesson: fields, or what is in it and in which order (S-ADM-13, A-LESS-05). Throws 404, 409, 422. */
export const updateLesson = (
  call: EditorCall,
  id: string,
  { version, ...form }: ParsedOf<'updateLesson', 'body'>,
): Promise<EditedLesson> => changeRow(call, editableLesson, id, fieldsOf(form), { version })
