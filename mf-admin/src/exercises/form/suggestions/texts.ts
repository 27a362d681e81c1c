/** The texts of suggestions for an exercise. */
export const suggestionTexts = {
  namespace: 'suggestions',
  pl: () => import(/* webpackChunkName: "exercise-suggestions-pl" */ './locales/pl.json'),
  en: () => import(/* webpackChunkName: "exercise-suggestions-en" */ './locales/en.json'),
}
