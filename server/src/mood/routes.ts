import type { Api } from '../http/api'
import { signedIn } from '../http/policy'
import { anyAccount } from '../user/public'
import { moveMoods, readMoods, submitMood } from './service'

/** Daily learning moods. */
export function moodRoutes(api: Api): void {
  api.route('getMoods', signedIn, readMoods)

  api.route('postMood', signedIn, (call) => submitMood(call, call.body.mood))

  api.route('moveMoods', anyAccount('admin', 'body.userId'), (call) =>
    moveMoods(call, call.object, call.body.moods),
  )
}
