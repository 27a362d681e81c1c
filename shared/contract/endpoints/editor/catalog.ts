import { courseKind } from '../../content-kinds/course'
import { listOfKind } from '../../content-kinds/list'
import { stateFilter } from '../../content-kinds/publication'
import { wordKind } from '../../content-kinds/word'
import type { Endpoints } from '../../endpoint'
import { describeList } from '../../list'

const courses = /* @__PURE__ */ listOfKind(courseKind)

/** The panel's list of courses (A-CRSL-07, A-CRSL-08). */
export const courseList = /* @__PURE__ */ describeList({
  filters: { ...courses.filters, ...stateFilter },
  sort: courses.sort,
  order: 'name:asc',
  sizes: [10, 25, 50, 100],
})

/** The panel's list of dictionary words (A-WORD-01, A-WORD-02). */
export const wordList = /* @__PURE__ */ describeList({
  .../* @__PURE__ */ listOfKind(wordKind),
  order: 'answer:asc',
  sizes: [25, 50, 100],
  size: 50,
})

/** Courses, lessons and words for editors. */
export const catalogEndpoints = {
  listCourses: { call: 'GET /course', shows: ['courses'], list: courseList },
  createCourse: { call: 'POST /course', touches: ['courses'] },
  updateCourse: { call: 'PUT /course/:id', touches: ['courses'] },
  changeLessonOrder: { call: 'PUT /course/:id/change-lesson-order', touches: ['courses'] },
  changeCourseLessons: { call: 'PATCH /course/:id/lessons', touches: ['courses'] },
  getCourseLessons: { call: 'GET /course/:id/lessons', shows: ['courses', 'lessons'] },
  getCourseExercises: {
    call: 'GET /course/:id/exercises',
    shows: ['courses', 'lessons', 'exercises', 'words'],
  },

  createLesson: { call: 'POST /lesson', touches: ['lessons', 'courses'] },
  updateLesson: { call: 'PUT /lesson/:id', touches: ['lessons', 'courses'] },
  changeLessonContents: { call: 'PATCH /lesson/:id/contents', touches: ['lessons', 'courses'] },

  listWords: { call: 'GET /word', shows: ['words', 'exercises'], list: wordList },
  createWord: { call: 'POST /word', touches: ['words', 'lessons'] },
  updateWord: { call: 'PUT /word/:id', touches: ['words'] },
  deleteWord: { call: 'DELETE /word/:id', touches: ['words', 'exercises'] },
  uploadWordRecording: { call: 'POST /word/:id/recording/:type', touches: ['words', 'recordings'] },
  /** Records the word with the speech service. */
  speakWord: { call: 'POST /word/:id/recording/:type/speech', touches: ['words', 'recordings'] },
  deleteWordRecording: {
    call: 'DELETE /word/:id/recording/:recordingId',
    touches: ['words', 'recordings'],
  },
  copyWord: { call: 'POST /word/:id/copy', touches: ['words'] },
} as const satisfies Endpoints
