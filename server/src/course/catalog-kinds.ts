import { courseList, wordList } from '@mowka/contract/endpoints/catalog'
import { exerciseList } from '@mowka/contract/endpoints/exercise'
import { hintList } from '@mowka/contract/endpoints/hint'
import { lessonList } from '@mowka/contract/endpoints/learning'
import { splitLessonName } from '@mowka/domain/lesson-name'
import { reversible } from '../history/public'
import { plainText } from '../rich-text/rich-text'
import { editableCourse } from './course-editing'
import { listWordRows } from './dictionary-list'
import { readExercisePage } from './edited-exercise-store'
import { editableExercise } from './exercise-editing'
import { editableHint } from './hint-editing'
import { listHintRows } from './hint-store'
import { editableLesson } from './lesson-editing'
import { listLessons } from './lesson-store'
import { listCourses } from './store'
import { editableWord } from './word-editing'

/** The domain's kinds of content with history and batch editing. */
export const catalogKinds = {
  course: reversible(editableCourse, { list: courseList, page: listCourses, nameOf: ({ name }) => name }),
  exercise: reversible(editableExercise, {
    list: exerciseList,
    page: readExercisePage,
    nameOf: ({ answer }) => answer,
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
  word: reversible(editableWord, { list: wordList, page: listWordRows, nameOf: ({ answer }) => answer }),
}
