import type { Config } from '../config'
import type { Policy } from '../http/policy'
import { forbidden, notFound } from '../http/problem'
import { isGoodToken } from './pdf-link'
import { type GiftCardRow, readGiftCard } from './store'

/** Anyone who has a signed link to a card: the panel gives links to admins, and each is good for a while. */
export const giftCardLink = (
  config: Config,
): Policy<'anyone', { params: { id: string }; query: { token: string } }, GiftCardRow> => ({
  name: 'signed link',
  who: 'anyone',
  openBecause: 'a link in the panel and in letters opens it; its signature is the permission',
  objects: [{ kind: 'gift card', at: 'params.id' }],
  load: async ({ db, now, params, query }) => {
    if (!isGoodToken(config, params.id, query.token, now)) {
      throw forbidden('LINK_EXPIRED', 'This link is not good any more')
    }
    const card = await readGiftCard(db, params.id)
    // One that was paid back is no present any more.
    if (!card || card.status === 'inactive') throw notFound('The gift card')
    return card
  },
})
