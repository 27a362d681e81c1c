import { courseList, wordList } from '@mowka/contract/endpoints/editor/catalog'
import { exerciseList } from '@mowka/contract/endpoints/editor/exercise'
import { hintList } from '@mowka/contract/endpoints/editor/hint'
import { lessonList } from '@mowka/contract/endpoints/learning'
import { splitLessonName } from '@mowka/domain/lesson/lesson-name'
import { inArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type FindRows, reversible } from '../history/public'
import { plainText } from '../rich-text/rich-text'
import { addRecordingsOf, decideForExercise, decideForWord } from './batch-changes'
import { courseLinks } from './content'
import { editableCourse } from './courses/editing'
import { listCourses } from './courses/store'
import { readExercisePage } from './exercises/edited-exercise-store'
import { editableExercise } from './exercises/editing'
import { editableHint, listHintRows } from './exercises/hints'
import { editableLesson } from './lessons/editing'
import { listLessons } from './lessons/store'
import { editableWord, listWordRows } from './words/editing'

type LinkTable = { table: PgTable; target: PgColumn }

/** Finds the rows that a link table links to. */
const linkedIn =
  ({ table, target }: LinkTable): FindRows =>
  async (db, ids) => {
    if (ids.length === 0) return new Set()
    const from: PgTable = table
    const rows = await db
      .selectDistinct({ id: sql<string>`${target}` })
      .from(from)
      .where(inArray(target, [...ids]))
    return new Set(rows.map(({ id }) => id))
  }

/** Finds the rows that any of these link tables links to. */
const linkedInAny =
  (...tables: LinkTable[]): FindRows =>
  async (db, ids) => {
    const found = new Set<string>()
    for (const table of tables) for (const id of await linkedIn(table)(db, ids)) found.add(id)
    return found
  }

/** The domain's kinds of content with history and batch editing. */
export const catalogKinds = {
  course: reversible(editableCourse, { list: courseList, page: listCourses, nameOf: ({ name }) => name }),
  exercise: reversible(
    editableExercise,
    {
      list: exerciseList,
      page: readExercisePage,
      nameOf: ({ answer }) => answer,
      decideOwn: decideForExercise,
      complete: addRecordingsOf,
    },
    linkedInAny(courseLinks.lessonItems),
  ),
  hint: reversible(
    editableHint,
    { list: hintList, page: listHintRows, nameOf: ({ content }) => plainText(content) },
    linkedInAny(courseLinks.exerciseHints),
  ),
  lesson: reversible(
    editableLesson,
    {
      list: lessonList,
      page: listLessons,
      nameOf: ({ nameSource, nameTarget }) => splitLessonName(nameSource).title || nameTarget,
    },
    linkedInAny(courseLinks.courseLessons),
  ),
  word: reversible(
    editableWord,
    {
      list: wordList,
      page: listWordRows,
      nameOf: ({ answer }) => answer,
      decideOwn: decideForWord,
      complete: addRecordingsOf,
    },
    linkedInAny(courseLinks.exerciseWords, courseLinks.lessonWords),
  ),
}
