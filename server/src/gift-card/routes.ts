import type { Api } from '../http/api'
import { adminOnly, signedIn, withFreeIds } from '../http/policy'
import type { Services } from '../services'
import { giftCardPdf } from './pdf'
import { giftCardLink } from './policies'
import { redeemGiftCard } from './redeem-service'
import * as service from './service'

/** More PDFs per minute than anyone prints from one address. */
const PDFS_PER_MINUTE = 60

/** Faster than anyone types; the limit per address allows a class to redeem its cards together. */
const CODES_PER_MINUTE = 10
const CODES_PER_MINUTE_OF_ADDRESS = 60

/** Gift cards in the panel (S-COM-15, A-GIFT) and their redemption (S-COM-11). */
export function giftCardRoutes(api: Api, services: Services): void {
  const { config } = services
  api.route('listGiftCards', adminOnly, (call) => service.listGiftCards(call, call.query, config))

  const adminOnce = withFreeIds(adminOnly, {
    'body.requestId': 'made by the browser, for one card of a request that is sent twice',
  })
  api.route('createGiftCard', adminOnce, (call) => service.createGiftCard(call, call.body, services))

  api.route('redeemGiftCard', signedIn, (call) => redeemGiftCard(call, call.body.giftCardCode), {
    callsPerMinute: CODES_PER_MINUTE,
    callsPerMinuteOfAddress: CODES_PER_MINUTE_OF_ADDRESS,
  })

  api.route(
    'getGiftCardPdf',
    giftCardLink(config),
    async ({ object, header }) => {
      header('Content-Disposition', `attachment; filename="${object.pattern}.pdf"`)
      header('Referrer-Policy', 'no-referrer')
      return { type: 'application/pdf', content: await giftCardPdf(object, config.publicUrl) }
    },
    { callsPerMinute: PDFS_PER_MINUTE },
  )
}
