import type { Mistake } from '@mowka/domain/rules'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import en from './locales/en.json'
import type {} from './locales/keys'
import pl from './locales/pl.json'

const given = new WeakSet<object>()

/** Adds the form texts to i18next. Every remote with forms bundles them, so that they need no loading. */
function addFormTexts(): void {
  if (given.has(i18next.store)) return
  given.add(i18next.store)
  for (const [lang, texts] of Object.entries({ pl, en }))
    i18next.addResourceBundle(lang, 'forms', texts, true, true)
}

/** Returns the translation function of the form texts. */
export function useFormTexts() {
  addFormTexts()
  return useTranslation('forms')
}

/** Returns a function that translates validation errors. */
export function useMistakeText(): (mistake: Mistake) => string {
  const { t } = useFormTexts()
  return ({ code, ...limits }) => t(`mistake.${code}`, limits)
}
