/** What other domains may use of courses, lessons and what is in them. */
export { isLanguageLocked, lessonAccess, maySeeCourse, rightsOf } from './access'
export { type CourseWithLessons, readCoursesOfLessons } from './access-store'
export { catalogKinds } from './catalog-kinds'
export { readEntries } from './dictionary'
export { showExercise, toExercise } from './exercise-service'
export { readLessonExercises, readWholeExercise, wholeExercises } from './exercise-store'
export { readLessonLanguages } from './lesson-store'
export {
  anyWord,
  availableCourse,
  availableCourses,
  findOpenExercise,
  findOpenLesson,
  findSeenCourses,
  type OpenExercise,
  type OpenLesson,
  openExercise,
  openLesson,
  readOpenLesson,
  type SeenCourse,
  type SeenCourses,
} from './policies'
export {
  activeCourses,
  activeLessons,
  countedExercises,
  lessonExerciseIds,
  lessonsOf,
  taughtWords,
} from './query-parts'
export { readKnownCourses } from './store'
export { exerciseColumn, lessonColumn, wordColumn } from './tables'
export {
  activeWords,
  type NeighbourWord,
  readLessonsOfWords,
  readNeighbours,
  readWordsWithSentences,
  type WordWithSentences,
} from './word-store'
