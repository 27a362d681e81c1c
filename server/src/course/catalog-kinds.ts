import { reversible } from '../history/public'
import { editableCourse } from './course-editing'
import { editableExercise } from './exercise-editing'
import { editableHint } from './hint-editing'
import { editableLesson } from './lesson-editing'
import { editableWord } from './word-editing'

/** The kinds of content of this domain that history can go back in. */
export const catalogKinds = {
  course: reversible(editableCourse),
  exercise: reversible(editableExercise),
  hint: reversible(editableHint),
  lesson: reversible(editableLesson),
  word: reversible(editableWord),
}
