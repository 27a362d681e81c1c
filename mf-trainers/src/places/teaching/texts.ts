/** The texts of introductions, dialogues and the grammar. */
export const teachingTexts = {
  namespace: 'teaching',
  pl: () => import(/* webpackChunkName: "texts-teaching-pl" */ './locales/pl.json'),
  en: () => import(/* webpackChunkName: "texts-teaching-en" */ './locales/en.json'),
}
