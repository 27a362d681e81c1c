import type { Api } from '../http/api'
import { staffOnly } from '../http/policy'
import { searchContent } from './service'

/** The panel's search over all content. */
export function searchRoutes(api: Api): void {
  api.route('searchContent', staffOnly('editor'), (call) => searchContent(call, call.query.text))
}
