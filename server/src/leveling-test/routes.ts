import type { Api } from '../http/api'
import { anyone } from '../http/policy'
import { readQuestions } from './store'

const openToVisitors = anyone('visitors take the leveling test before they have an account (L-TEST-36, C30)')

/** Questions of the leveling tests (S-ATT-09). */
export function levelingTestRoutes(api: Api): void {
  api.route('getLevelingQuestions', openToVisitors, ({ db, params }) => readQuestions(db, params.lang))
}
