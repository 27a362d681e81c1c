import type { Api } from '../http/api'
import { signedIn } from '../http/policy'
import { readMoods, submitMood } from './service'

/** How learning went, day by day. */
export function moodRoutes(api: Api): void {
  api.route('getMoods', signedIn, readMoods)

  api.route('postMood', signedIn, (call) => submitMood(call, call.body.mood))
}
