import { addTexts } from '@mowka/kernel/i18n'

/** Loads the front page and its texts, which returning users don't need. */
export async function loadFront() {
  const [{ FrontPage }] = await Promise.all([
    import(/* webpackChunkName: "front" */ './FrontPage'),
    addTexts('front', {
      pl: () => import(/* webpackChunkName: "front-pl" */ './locales/pl.json'),
      en: () => import(/* webpackChunkName: "front-en" */ './locales/en.json'),
    }),
  ])
  return FrontPage
}
