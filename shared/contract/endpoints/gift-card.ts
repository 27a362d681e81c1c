import type { Endpoints } from '../endpoint'
import { describeList } from '../list'

/** The panel's list of gift cards, ten per page, by batch (A-GIFT-02, A-GIFT-03). */
export const giftCardList = /* @__PURE__ */ describeList({
  filters: { directory: { kind: 'text' } },
  sort: ['createdAt', 'sendAt', 'expireAt', 'redeemedAt'],
  order: 'createdAt:desc',
  sizes: [10],
})

export const giftCardEndpoints = {
  redeemGiftCard: { call: 'POST /coupon/redeem-gift-card', touches: ['access', 'giftCards'] },
} as const satisfies Endpoints

/** The panel's gift cards. */
export const giftCardAdminEndpoints = {
  listGiftCards: { call: 'GET /coupon/gift-cards', shows: ['giftCards'], list: giftCardList },
  createGiftCard: { call: 'POST /coupon/gift-cards', touches: ['giftCards'] },
  /** Opened by a link, so its permission is in the URL and not in a header. */
  getGiftCardPdf: { call: 'GET /coupon/gift-cards/:id/pdf', shows: ['giftCards'], answers: 'bytes' },
} as const satisfies Endpoints
