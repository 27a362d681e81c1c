import type { Endpoints } from '../endpoint'

export const favouriteLessonEndpoints = {
  getFavouriteLessons: { call: 'GET /user-favourite-lesson', shows: ['favouriteLessons'] },
  addFavouriteLesson: { call: 'POST /user-favourite-lesson', touches: ['favouriteLessons'] },
  removeFavouriteLesson: { call: 'DELETE /user-favourite-lesson/:id', touches: ['favouriteLessons'] },
} as const satisfies Endpoints
