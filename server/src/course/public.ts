/** Course functions for other domains. */
export { canSeeCourse, isLanguageLocked, lessonAccess, rightsOf } from './access'
export {
  askedLesson,
  askedLessonColumns,
  type CourseWithLessons,
  findLesson,
  readCoursesOfLessons,
  readLesson,
} from './access-store'
export { catalogKinds } from './catalog-kinds'
export { readExercisesByIds, readMistakeReasons } from './edited-exercise-store'
export { acceptAnswer, expectMistake } from './exercise-answers'
export { anyExercise } from './exercise-routes'
export { showExercise, toExercise } from './exercise-service'
export {
  type ExerciseRow,
  type GivenExercise,
  givenExercise,
  readLessonExercises,
  readWholeExercise,
  type WholeExercise,
  wholeExercises,
} from './exercise-store'
export { readHintsWith } from './hint-store'
export { readLessonLanguages } from './lesson-store'
export {
  anyWord,
  availableCourse,
  availableCourses,
  findOpenExercise,
  findOpenLesson,
  findSeenCourses,
  lessonOpenSince,
  type OpenExercise,
  type OpenLesson,
  openExercise,
  openLesson,
  openLessonAt,
  readOpenLesson,
  type SeenCourse,
  type SeenCourses,
} from './policies'
export {
  activeCourses,
  activeLessons,
  countedExercises,
  exercisesThatSay,
  exerciseVersions,
  isOfCourse,
  isOfLevel,
  isTagged,
  lessonExerciseIds,
  lessonsOf,
  taughtWords,
} from './query-parts'
export { readKnownCourses } from './store'
export { exerciseColumn, lessonColumn, wordColumn } from './tables'
export {
  activeWords,
  type NeighbourWord,
  readEntries,
  readLessonsOfWords,
  readNeighbours,
  readWordsWithSentences,
  type WordWithSentences,
} from './word-store'
