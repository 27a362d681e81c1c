import type { Api } from '../http/api'
import { adminOnly } from '../http/policy'
import { anyOrder } from '../order/public'
import { listOrders, orderDetails } from './service'

/** The shop in the panel: orders for operators. */
export function shopAdminRoutes(api: Api): void {
  api.route('listOrders', adminOnly, (call) => listOrders(call, call.query))
  api.route('getOrderDetails', anyOrder('params.id'), (call) => orderDetails(call, call.object))
}
