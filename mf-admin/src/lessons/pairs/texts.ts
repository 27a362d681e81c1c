/** The texts of the dialog for pairs of sentences. */
export const pairsTexts = {
  namespace: 'lessonPairs',
  pl: () => import(/* webpackChunkName: "lesson-pairs-pl" */ './locales/pl.json'),
  en: () => import(/* webpackChunkName: "lesson-pairs-en" */ './locales/en.json'),
}
