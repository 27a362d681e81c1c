import type { Api } from '../http/api'
import { adminOnly, withFreeIds } from '../http/policy'
import { planNames } from '../product/public'
import type { Services } from '../services'
import { giftCardPdf } from './pdf'
import { giftCardLink } from './policies'
import * as service from './service'

/** More PDFs a minute from one address than anyone prints. */
const PDFS_PER_MINUTE = 60

/** Gift cards of the panel (S-COM-15, A-GIFT). */
export function giftCardRoutes(api: Api, { config }: Services): void {
  api.route('listGiftCards', adminOnly, (call) => service.listGiftCards(call, call.query, config))

  const adminOnce = withFreeIds(adminOnly, {
    'body.requestId': 'made by the browser, for one card of a request that is sent twice',
  })
  api.route('createGiftCard', adminOnce, (call) => service.createGiftCard(call, call.body, config))

  api.route(
    'getGiftCardPdf',
    giftCardLink(config),
    async ({ db, object, header }) => {
      const code = `${object.plan}:${object.languages[0]}`
      const name = (await planNames(db, [code])).get(code) ?? ''
      header('Content-Disposition', `attachment; filename="${object.pattern}.pdf"`)
      header('Referrer-Policy', 'no-referrer')
      return { type: 'application/pdf', content: await giftCardPdf(object, name, config.publicUrl) }
    },
    { callsPerMinute: PDFS_PER_MINUTE },
  )
}
