import { changeRow, createRow, deleteRow, editedRow } from '../history/public'
import type { Api } from '../http/api'
import { adminOnly, withFreeIds } from '../http/policy'
import { allHints, editableHint } from './hint-editing'

/** Hints for editors. */
export function hintRoutes(api: Api): void {
  const listed = withFreeIds(adminOnly, { 'query.filters._id': 'editors may see all hints' })
  api.route('listHints', listed, (call) => allHints(call, call.query, call.query.withExercises ?? false))

  const adminOnce = withFreeIds(adminOnly, {
    'body.requestId': 'made by the form, for one hint of a request that is sent twice',
  })
  api.route('createHint', adminOnce, (call) => {
    const { requestId, rawContent: _, ...hint } = call.body
    return createRow(call, editableHint, requestId, hint)
  })

  const edited = editedRow(editableHint, 'params.id')
  api.route('updateHint', edited, (call) => {
    const { version, rawContent: _, ...change } = call.body
    return changeRow(call, editableHint, call.params.id, change, { version })
  })

  api.route('deleteHint', edited, (call) => deleteRow(call, editableHint, call.params.id, call.query))
}
