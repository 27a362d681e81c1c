import { courseList, wordList } from '@mowka/contract/endpoints/editor/catalog'
import { exerciseList } from '@mowka/contract/endpoints/editor/exercise'
import { hintList } from '@mowka/contract/endpoints/editor/hint'
import { lessonList } from '@mowka/contract/endpoints/learning'
import { splitLessonName } from '@mowka/domain/lesson/lesson-name'
import { reversible } from '../history/public'
import { plainText } from '../rich-text/rich-text'
import { addRecordingsOf, decideForExercise, decideForWord } from './batch-changes'
import { editableCourse } from './courses/editing'
import { listCourses } from './courses/store'
import { readExercisePage } from './exercises/edited-exercise-store'
import { editableExercise } from './exercises/editing'
import { editableHint, listHintRows } from './exercises/hints'
import { editableLesson } from './lessons/editing'
import { listLessons } from './lessons/store'
import { editableWord, listWordRows } from './words/editing'

/** The domain's kinds of content with history and batch editing. */
export const catalogKinds = {
  course: reversible(editableCourse, { list: courseList, page: listCourses, nameOf: ({ name }) => name }),
  exercise: reversible(editableExercise, {
    list: exerciseList,
    page: readExercisePage,
    nameOf: ({ answer }) => answer,
    decideOwn: decideForExercise,
    complete: addRecordingsOf,
  }),
  hint: reversible(editableHint, {
    list: hintList,
    page: listHintRows,
    nameOf: ({ content }) => plainText(content),
  }),
  lesson: reversible(editableLesson, {
    list: lessonList,
    page: listLessons,
    nameOf: ({ nameSource, nameTarget }) => splitLessonName(nameSource).title || nameTarget,
  }),
  word: reversible(editableWord, {
    list: wordList,
    page: listWordRows,
    nameOf: ({ answer }) => answer,
    decideOwn: decideForWord,
    complete: addRecordingsOf,
  }),
}
