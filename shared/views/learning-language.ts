import { session } from '@mowka/shared/session'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../api'
import type { LangCode } from '../contract/schemas/common'

/**
 * The language to learn next after a purchase, a gift card or an access code opened `opened`: the current one if it is
 * among them, otherwise the first; `null` if nothing was opened.
 */
export const nextLanguage = (opened: readonly LangCode[], current: LangCode): LangCode | null =>
  opened.includes(current) ? current : (opened[0] ?? null)

/**
 * Returns a function that switches the learning language on this device and on the account. A failed save is not
 * reported to the person: this device follows the choice anyway.
 */
export function useSwitchLanguage(): (lang: LangCode) => void {
  const saving = useWrite('patchUserMetadata', {
    onAnswer: (user) => session.setUser(user),
    failure: () => null,
  })
  return (lang) => {
    if (!session.isAuthenticated || session.learnLang === lang) return
    session.setTargetLang(lang)
    void saving.run({ body: { action: 'learn-lang', payload: { learnLang: lang } } })
  }
}

/** Names of languages inside a sentence: in Polish they begin with a small letter, in English with a capital one. */
export function useLanguageNames() {
  const { t, i18n } = useTranslation('common')
  const nameOf = (lang: LangCode): string => {
    const name = t(`language.${lang}`)
    return i18n.language === 'pl' ? name.toLocaleLowerCase('pl') : name
  }
  return {
    nameOf,
    /** The names as a list: "angielski, niemiecki i włoski". */
    listOf: (langs: readonly LangCode[]): string =>
      new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(langs.map(nameOf)),
  }
}
