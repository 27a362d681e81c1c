import { reviewStates } from '@mowka/domain/course/review'
import type { lessonKind } from '../content-kinds/lesson'
import type { KindFilters, KindSort } from '../content-kinds/list'
import { stateFilter } from '../content-kinds/publication'
import type { Endpoints } from '../endpoint'
import { describeList } from '../list'

const filters: KindFilters<typeof lessonKind> = {
  $search: { kind: 'text' },
  active: { kind: 'flag' },
  review: { kind: 'choice', values: reviewStates },
  sourceLang: { kind: 'lang', first: 'PL' },
  targetLang: { kind: 'lang', first: 'ENG' },
  _id: { kind: 'id' },
}
const sort: readonly KindSort<typeof lessonKind>[] = ['active', 'publishAt', 'level', 'createdAt']

/**
 * The panel's list of lessons; learners read single ones by `_id`. `name` sorts by the target name. The filters and
 * sort fields of the kind are written out, because all pages load this file; a test compares them.
 */
export const lessonList = /* @__PURE__ */ describeList({
  filters: { ...filters, ...stateFilter },
  sort: ['name', ...sort],
  order: 'createdAt:asc',
  sizes: [10, 25, 50, 100],
})

/** Content tags in alphabetical order; `tags` filters by a part of the tag. */
export const tagList = /* @__PURE__ */ describeList({
  filters: { tags: { kind: 'text' } },
  sort: ['tag'],
  order: 'tag:asc',
  sizes: [50, 100],
})

export const learningEndpoints = {
  getAvailableCourses: { call: 'GET /course/available', shows: ['courses', 'access'], kept: true },
  getAvailableCourse: { call: 'GET /course/available/:id', shows: ['courses', 'access'], kept: true },
  getRecommendedCourses: { call: 'GET /course/recommended/:level', shows: ['courses', 'access'], kept: true },
  getAvailableLessons: {
    call: 'GET /course/:id/lessons/available',
    shows: ['courses', 'lessons', 'access'],
    kept: true,
  },
  getCourse: { call: 'GET /course/:id', shows: ['courses', 'access'], kept: true },

  getLesson: { call: 'GET /lesson', shows: ['lessons', 'access'], list: lessonList, kept: true },
  getLessonExercises: {
    call: 'GET /lesson/:id/exercises',
    shows: ['lessons', 'exercises', 'words', 'access'],
    kept: true,
  },
  getLessonHints: {
    call: 'GET /lesson/:id/hints',
    shows: ['lessons', 'exercises', 'hints', 'access'],
    kept: true,
  },
  getLessonWords: {
    call: 'GET /lesson/:id/words',
    shows: ['lessons', 'words', 'exercises', 'access'],
    kept: true,
  },
  getLessonRecordings: {
    call: 'GET /lesson/:id/exercises/recordings',
    shows: ['lessons', 'exercises', 'access'],
    kept: true,
  },
  getLessonIntroduction: {
    call: 'GET /lesson/:id/introduction',
    shows: ['lessons', 'exercises', 'access'],
    kept: true,
  },
  getLessonDialogue: {
    call: 'GET /lesson/:id/dialogue',
    shows: ['lessons', 'words', 'access'],
    kept: true,
  },
  getGrammar: {
    call: 'GET /grammar',
    shows: ['courses', 'lessons', 'exercises', 'hints', 'access'],
    kept: true,
  },

  getTags: { call: 'GET /tag', shows: ['courses', 'lessons', 'exercises', 'words', 'hints'] },

  reportExercise: { call: 'POST /exercise/:id/report', touches: [] },
} as const satisfies Endpoints

export const favouriteLessonEndpoints = {
  getFavouriteLessons: { call: 'GET /user-favourite-lesson', shows: ['favouriteLessons'] },
  addFavouriteLesson: { call: 'POST /user-favourite-lesson', touches: ['favouriteLessons'] },
  removeFavouriteLesson: { call: 'DELETE /user-favourite-lesson/:id', touches: ['favouriteLessons'] },
} as const satisfies Endpoints

export const levelingTestEndpoints = {
  /** Read by a store: the questions of a test must not change during it. */
  getLevelingQuestions: { call: 'GET /leveling-test/questions/:lang', inStore: true },
} as const satisfies Endpoints
