import type { Api } from '../http/api'
import { staffOnly, withFreeIds } from '../http/policy'
import { createBatch, listBatches, previewBatch, undoBatch } from './batch-service'
import { pastBatch, pastChange } from './policies'
import { goBack, listHistory, type Reversibles } from './service'

const allHistory = withFreeIds(staffOnly('editor'), {
  'query.filters._id': 'editors may see what became of any row',
})

const changedRows = {
  'body.rows.rowIds': 'editors may change any content; what is not there is skipped',
  'body.rows.exceptIds': 'left out of rows that editors may change',
  'body.change.hintId': 'editors may link any hint',
}
const madeByPanel = { 'body.requestId': 'made by the panel, for one change of a request that is sent twice' }

/** Content history, restoring earlier states, and batch changes. */
export function historyRoutes(api: Api, kinds: Reversibles): void {
  api.route('listHistory', allHistory, (call) => listHistory(call, call.query))

  api.route('goBackInHistory', pastChange('params.id'), (call) =>
    goBack(call, kinds, call.object, call.body.version),
  )

  api.route('listBatches', staffOnly('editor'), (call) => listBatches(call, call.query))

  api.route('previewBatch', withFreeIds(staffOnly('editor'), changedRows), (call) =>
    previewBatch(call, kinds, call.body),
  )

  api.route('createBatch', withFreeIds(staffOnly('editor'), { ...changedRows, ...madeByPanel }), (call) =>
    createBatch(call, kinds, call.body),
  )

  api.route('undoBatch', withFreeIds(pastBatch('params.id'), madeByPanel), (call) =>
    undoBatch(call, kinds, call.object, call.body.requestId),
  )
}
