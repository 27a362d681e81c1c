import type { RemotePages, TextsLoader } from '@mowka/kernel/platform'

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

export const texts: TextsLoader = {
  pl: () => import(/* webpackChunkName: "texts-pl" */ './locales/pl.json'),
  en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json'),
}
