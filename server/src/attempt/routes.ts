import type { Api } from '../http/api'
import { interfaceLangOf } from '../http/interface-lang'
import type { Services } from '../services'
import { checkAttempt } from './service'

/** The checking of answers. */
export function attemptRoutes(api: Api, { db, now, config }: Services): void {
  api.route('checkAttempt', 'signed-in', ({ person, body, request }) => {
    const interfaceLang = interfaceLangOf(request.headers['accept-language'], config.interfaceLang)
    return checkAttempt(db, person, body, { now: now(), interfaceLang })
  })
}
