import type { RemotePages, TextsLoader } from '@mowka/shared/platform'

/** The pages of this remote by the names that the shell's route table uses. */
export const pages = {
  subscribe: () => import(/* webpackChunkName: "page-subscribe" */ './subscribe/SubscribePage'),
  subscribeSummary: () => import(/* webpackChunkName: "page-summary" */ './summary/SummaryPage'),
  subscribeOrder: () => import(/* webpackChunkName: "page-order" */ './order/OrderPage'),
  subscribeThankYou: () => import(/* webpackChunkName: "page-thank-you" */ './thank-you/ThankYouPage'),
  giftCard: () => import(/* webpackChunkName: "page-gift-card" */ './gift-card/GiftCardPage'),
  giftCardThankYou: () =>
    import(/* webpackChunkName: "page-gift-thank-you" */ './gift-card/GiftCardThankYouPage'),
} satisfies RemotePages['pages']

export const texts: TextsLoader = {
  pl: () => import(/* webpackChunkName: "texts-pl" */ './locales/pl.json'),
  en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json'),
}
