/** What other domains may use of courses, lessons and what is in them. */
export { isLanguageLocked, lessonAccess, maySeeCourse } from './access'
export { readCoursesOfLessons } from './access-store'
export { readEntries } from './dictionary'
export { showExercise } from './exercise-service'
export { readLessonLanguages } from './lesson-store'
export {
  anyWord,
  availableCourse,
  availableCourseIfNamed,
  findOpenExercise,
  findOpenLesson,
  type OpenExercise,
  type OpenLesson,
  openLesson,
  type SeenCourse,
} from './policies'
export { countedExercises, lessonExerciseIds, lessonsOf, taughtWords } from './query-parts'
export { readSeenCourses } from './service'
export { readCourseLessons, readKnownCourses } from './store'
export { exerciseColumn, wordColumn } from './tables'
