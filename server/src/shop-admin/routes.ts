import type { Api } from '../http/api'
import { staffOnly } from '../http/policy'
import { anyOrder, anyRefund, type OrderPorts } from '../order/public'
import type { Services } from '../services'
import { decide, listOrders, orderDetails, refund } from './service'

/** The shop in the panel: orders and refunds for operators. */
export function shopAdminRoutes(api: Api, services: Services, ports: OrderPorts): void {
  api.route('listOrders', staffOnly('support'), (call) => listOrders(call, call.query))
  api.route('getOrderDetails', anyOrder('support', 'params.id'), (call) => orderDetails(call, call.object))
  api.route('refundOrder', anyOrder('operator', 'params.id'), (call) =>
    refund(call, services, ports, call.object, call.body),
  )
  api.route('decideRefund', anyRefund('params.id'), (call) =>
    decide(call, services, ports, call.object, call.body),
  )
}
