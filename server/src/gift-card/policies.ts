import type { Config } from '../config'
import type { Policy } from '../http/policy'
import { forbidden, notFound } from '../http/problem'
import { isValidToken } from './pdf-link'
import { type GiftCardRow, readGiftCard } from './store'

/** Allows anyone with a signed link to a card; admins get links in the panel, and links expire. */
export const giftCardLink = (
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
