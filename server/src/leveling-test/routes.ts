import type { Api } from '../http/api'
import { anyone } from '../http/policy'
import { readQuestions } from './store'

const openToVisitors = anyone('a visitor takes the leveling test before there is an account (L-TEST-36, C30)')

/** The questions of the leveling tests (S-ATT-09). */
export function levelingTestRoutes(api: Api): void {
  api.route('getLevelingQuestions', openToVisitors, ({ db, params }) => readQuestions(db, params.lang))
}
