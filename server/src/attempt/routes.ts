import type { Api } from '../http/api'
import type { Services } from '../services'
import { checkAttempt } from './service'

/** The checking of answers. */
export function attemptRoutes(api: Api, { db, now }: Services): void {
  api.route('checkAttempt', 'signed-in', ({ person, body }) => checkAttempt(db, person, body, now()))
}
