/** Course functions for other domains. */
export {
  canSeeCourse,
  canSeePublished,
  isLanguageLocked,
  isPublishedLesson,
  lessonAccess,
  rightsOf,
} from './access'
export {
  askedLesson,
  askedLessonColumns,
  type CourseWithLessons,
  findLesson,
  readCourse,
  readCoursesOfLessons,
  readLesson,
  readPublishedCourses,
  readPublishedCoursesOf,
} from './access-store'
export { catalogKinds } from './catalog-kinds'
export { readKnownCourses } from './courses/store'
export {
  type ExerciseRow,
  type GivenExercise,
  givenExercise,
  readHintContents,
  readHintTexts,
  readLessonExercises,
  readWholeExercise,
  type WholeExercise,
  wholeExercises,
} from './exercise-store'
export { readExercisesByIds, readMistakeReasons } from './exercises/edited-exercise-store'
export { acceptAnswer, expectMistake } from './exercises/editing'
export { readHintsWith } from './exercises/hints'
export { anyExercise } from './exercises/routes'
export { showExercise, showExercises, toExercise } from './exercises/service'
export { readLessonLanguages } from './lessons/store'
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
export { atNow, isPublishedAt } from './publication'
export {
  countedExercises,
  exerciseAnswers,
  exercisesThatSay,
  exerciseVersions,
  isOfCourse,
  isOfLevel,
  isTagged,
  lessonExerciseIds,
  lessonNames,
  lessonsOf,
  publishedCourses,
  publishedLessons,
  sentenceWords,
  taughtWords,
} from './query-parts'
export { courseSearchables } from './search'
export { courseColumn, exerciseColumn, lessonColumn, wordColumn } from './tables'
export {
  activeWords,
  type NeighbourWord,
  readEntries,
  readLessonsOfWords,
  readNeighbours,
  readWordsWithSentences,
  type WordWithSentences,
} from './words/store'
