import { openLesson } from '../course/public'
import type { Api } from '../http/api'
import { signedIn, withFreeIds } from '../http/policy'
import { addFavourite, readFavourites, removeFavourite } from './store'

/** A learner's favourite lessons for listening (S-NOTE-06). */
export function favouriteLessonRoutes(api: Api): void {
  api.route('getFavouriteLessons', signedIn, (call) => readFavourites(call))

  api.route('addFavouriteLesson', openLesson('body.lessonId'), (call) =>
    addFavourite(call, call.object.lessonId),
  )

  const ownFavourite = withFreeIds(signedIn, {
    'params.id': 'takes a lesson from the list of the caller; nothing when it is not there',
  })
  api.route('removeFavouriteLesson', ownFavourite, (call) => removeFavourite(call, call.params.id))
}
