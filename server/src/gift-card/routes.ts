import type { Config } from '../config'
import type { Api } from '../http/api'
import { confirmedEmail, type Policy, staffOnly, withFreeIds } from '../http/policy'
import { forbidden, notFound } from '../http/problem'
import type { Services } from '../services'
import { giftCardPdf } from './pdf'
import { isValidToken } from './pdf-link'
import { redeemGiftCard } from './redeem-service'
import * as service from './service'
import { type GiftCardRow, readGiftCard } from './store'

/** Allows anyone with a signed link to a card; admins get links in the panel, and links expire. */
const giftCardLink = (
  config: Config,
): Policy<'anyone', { params: { id: string }; query: { token: string } }, GiftCardRow> => ({
  name: 'signed link',
  who: 'anyone',
  openBecause: 'opened by a link in the panel and in emails; the signature authorizes it',
  objects: [{ kind: 'gift card', at: 'params.id' }],
  load: async ({ db, now, params, query }) => {
    if (!isValidToken(config, params.id, query.token, now)) {
      throw forbidden('LINK_EXPIRED', 'This link is not good any more')
    }
    const card = await readGiftCard(db, params.id)
    // Refunded cards are inactive.
    if (!card || card.status === 'inactive') throw notFound('The gift card')
    return card
  },
})

/** More PDFs per minute than anyone prints from one address. */
const PDFS_PER_MINUTE = 60

/** Faster than anyone types; the limit per address allows a class to redeem its cards together. */
const CODES_PER_MINUTE = 10
const CODES_PER_MINUTE_OF_ADDRESS = 60

/** Gift cards in the panel (S-COM-15, A-GIFT) and their redemption (S-COM-11). */
export function giftCardRoutes(api: Api, services: Services): void {
  const { config } = services
  api.route('listGiftCards', staffOnly('operator'), (call) => service.listGiftCards(call, call.query, config))

  const adminOnce = withFreeIds(staffOnly('operator'), {
    'body.requestId': 'made by the browser, for one card of a request that is sent twice',
  })
  api.route('createGiftCard', adminOnce, (call) => service.createGiftCard(call, call.body, services))

  api.route('redeemGiftCard', confirmedEmail, (call) => redeemGiftCard(call, call.body.giftCardCode), {
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
