import type { PartsOf, RemotePages, TextParts } from '@mowka/kernel/platform'

/** The pages of this remote, keyed by their names in the shell's route table. */
export const pages = {
  subscribe: () => import(/* webpackChunkName: "page-subscribe" */ './subscribe/SubscribePage'),
  subscribeSummary: () => import(/* webpackChunkName: "page-subscribeSummary" */ './summary/SummaryPage'),
  subscribeOrder: () => import(/* webpackChunkName: "page-subscribeOrder" */ './order/OrderPage'),
  subscribeThankYou: () =>
    import(/* webpackChunkName: "page-subscribeThankYou" */ './thank-you/ThankYouPage'),
  giftCard: () => import(/* webpackChunkName: "page-giftCard" */ './gift-card/GiftCardPage'),
  giftCardThankYou: () =>
    import(/* webpackChunkName: "page-giftCardThankYou" */ './gift-card/GiftCardThankYouPage'),
} satisfies RemotePages['pages']

/** The texts of this remote by part. Each part has a file per language. */
export const texts = {
  basket: {
    pl: () => import(/* webpackChunkName: "texts-basket-pl" */ './locales/basket/pl.json'),
    en: () => import(/* webpackChunkName: "texts-basket-en" */ './locales/basket/en.json'),
  },
  offer: {
    pl: () => import(/* webpackChunkName: "texts-offer-pl" */ './locales/offer/pl.json'),
    en: () => import(/* webpackChunkName: "texts-offer-en" */ './locales/offer/en.json'),
  },
  order: {
    pl: () => import(/* webpackChunkName: "texts-order-pl" */ './locales/order/pl.json'),
    en: () => import(/* webpackChunkName: "texts-order-en" */ './locales/order/en.json'),
  },
  orders: {
    pl: () => import(/* webpackChunkName: "texts-orders-pl" */ './locales/orders/pl.json'),
    en: () => import(/* webpackChunkName: "texts-orders-en" */ './locales/orders/en.json'),
  },
} satisfies TextParts

/** The parts of the texts that each page shows. */
export const textsOf: PartsOf<keyof typeof pages, keyof typeof texts> = {
  subscribe: ['offer', 'basket'],
  subscribeSummary: ['basket'],
  subscribeOrder: ['order', 'basket'],
  subscribeThankYou: ['orders', 'order', 'basket'],
  giftCard: ['order', 'basket'],
  giftCardThankYou: ['orders', 'order', 'basket'],
}
