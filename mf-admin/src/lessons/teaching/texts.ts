/** The texts of the dialogs for introductions and dialogues. */
export const teachingTexts = {
  namespace: 'lessonTeaching',
  pl: () => import(/* webpackChunkName: "lesson-teaching-pl" */ './locales/pl.json'),
  en: () => import(/* webpackChunkName: "lesson-teaching-en" */ './locales/en.json'),
}
