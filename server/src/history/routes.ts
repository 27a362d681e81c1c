import type { Api } from '../http/api'
import { adminOnly, withFreeIds } from '../http/policy'
import { pastChange } from './policies'
import { goBack, listHistory, type Reversibles } from './service'

const allHistory = withFreeIds(adminOnly, { 'query.filters._id': 'editors may see what became of any row' })

/** Who changed what of the content, and the way back. */
export function historyRoutes(api: Api, kinds: Reversibles): void {
  api.route('listHistory', allHistory, (call) => listHistory(call, call.query))

  api.route('goBackInHistory', pastChange('params.id'), (call) =>
    goBack(call, kinds, call.object, call.body.version),
  )
}
