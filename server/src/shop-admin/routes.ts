import type { Api } from '../http/api'
import { staffOnly, withFreeIds } from '../http/policy'
import { anyOrder, anyRefund, type OrderPorts } from '../order/public'
import type { Services } from '../services'
import { decide, listOrders, orderDetails, refund, resendConfirmation } from './service'

/** The shop in the panel: orders and refunds for operators. */
export function shopAdminRoutes(api: Api, services: Services, ports: OrderPorts): void {
  api.route('listOrders', staffOnly('support'), (call) => listOrders(call, call.query))
  api.route('getOrderDetails', anyOrder('support', 'params.id'), (call) => orderDetails(call, call.object))
  api.route('refundOrder', anyOrder('operator', 'params.id'), (call) =>
    refund(call, services, ports, call.object, call.body),
  )
  const resent = withFreeIds(anyOrder('support', 'params.id'), {
    'body.requestId': 'made by the panel, for one email of a request that is sent twice',
  })
  api.route('resendConfirmation', resent, (call) =>
    resendConfirmation(call, services, call.object, call.body.requestId),
  )
  api.route('decideRefund', anyRefund('params.id'), (call) =>
    decide(call, services, ports, call.object, call.body),
  )
}
