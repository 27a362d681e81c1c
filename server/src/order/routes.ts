import type { NewOrder } from '@mowka/contract/schemas/order'
import type { PurchaseFlow } from '@mowka/domain/shop/coupon'
import type { FastifyRequest } from 'fastify'
import { validateGiftCards } from '../gift-card/public'
import type { Api } from '../http/api'
import { interfaceLangOf } from '../http/caller'
import { anyone, type CallContext, confirmedEmail, signedIn, withFreeIds } from '../http/policy'
import type { Services } from '../services'
import { verifiedEmailOf } from '../user/public'
import type { OrderRequest } from './place-order'
import { orderNumber, ownOrder } from './policies'
import type { OrderPorts } from './ports'
import { handleNotification, listOrders, orderStatus, payOrder, placeOrder } from './service'

/** More orders per minute than anyone makes; a school shares one IP address. */
const ORDERS_PER_MINUTE = 60
/** A page polls every five seconds; a school shares one IP address. */
const STATUSES_PER_MINUTE = 600
/** PayU repeats failed notifications for every order. */
const NOTIFICATIONS_PER_MINUTE = 1200

/** Orders and PayU's notifications (S-COM-03 to S-COM-08). */
export function orderRoutes(api: Api, services: Services, ports: OrderPorts): void {
  const { seller } = services.config.invoices
  const paymentCall = ({ ip, log }: FastifyRequest) => ({
    customerIp: ip,
    onAway: (error: unknown) => log.error({ err: error }, 'A payment could not be started'),
  })
  /** Places an order for the caller. */
  const place = (
    { now, person, request }: CallContext,
    flow: PurchaseFlow,
    { buyer, ...order }: NewOrder,
    { email, ...gift }: Pick<OrderRequest, 'giftCards' | 'waitingOrder'> & { email: string },
  ) =>
    placeOrder(
      services,
      ports,
      {
        flow,
        userId: person?.userId ?? null,
        verifiedEmail: verifiedEmailOf(request.bearer?.claims),
        buyer: { firstname: buyer.firstname, lastname: buyer.lastname, email, country: buyer.country },
        order,
        ...gift,
        lang: interfaceLangOf(request.headers['accept-language'], services.config.interfaceLang),
        now,
      },
      paymentCall(request),
    )
  const ordering = { callsPerMinute: ORDERS_PER_MINUTE }

  api.route(
    'postOrder',
    confirmedEmail,
    (call) =>
      place(call, 'SUBSCRIPTION', call.body, {
        email: call.person.email,
        giftCards: null,
        waitingOrder: null,
      }),
    ordering,
  )
  api.route(
    'postGiftCardOrder',
    withFreeIds(anyone('gift cards can be bought without an account (C30)'), {
      'body.extOrderId': 'nobody guesses the number of an order, and its buyer may give it up',
    }),
    (call) => {
      const { giftCards, extOrderId: waitingOrder, ...order } = call.body
      validateGiftCards(call.body, call.now)
      return place(call, 'GIFT_CARD', order, { email: order.buyer.email, giftCards, waitingOrder })
    },
    ordering,
  )
  api.route('getOrders', signedIn, ({ db, person, now }) => listOrders(db, person.userId, now, seller))
  api.route(
    'payOrder',
    ownOrder,
    ({ object, now, request }) => payOrder(services, object, now, paymentCall(request)),
    ordering,
  )
  api.route('getOrderStatus', orderNumber, ({ db, object }) => orderStatus(db, object, seller), {
    callsPerMinute: STATUSES_PER_MINUTE,
  })
  api.route(
    'notifyOrder',
    anyone('called by PayU; the signature authorizes it'),
    ({ body, now, request }) => handleNotification(services, ports, { body, headers: request.headers, now }),
    { callsPerMinute: NOTIFICATIONS_PER_MINUTE },
  )
}
