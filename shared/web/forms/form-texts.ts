import type { Mistake } from '@mowka/domain/rules'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import en from './locales/en.json'
import type {} from './locales/keys'
import pl from './locales/pl.json'

const given = new WeakSet<object>()

/**
 * Adds the texts of forms to the others. They are in every remote that bundles forms, so that nobody waits for them.
 */
function giveTexts(): void {
  if (given.has(i18next.store)) return
  given.add(i18next.store)
  for (const [lang, texts] of Object.entries({ pl, en }))
    i18next.addResourceBundle(lang, 'forms', texts, true, true)
}

/** The texts of forms in the reader's language. */
export function useFormTexts() {
  giveTexts()
  return useTranslation('forms')
}

/** Says mistakes in the reader's language. */
export function useMistakeText(): (mistake: Mistake) => string {
  const { t } = useFormTexts()
  return ({ code, ...limits }) => t(`mistake.${code}`, limits)
}
