import { interfaceLangOf, type LangCode } from '@mowka/domain/languages/codes'
import {
  capitalized,
  languageAdverb,
  languageLocative,
  languageName,
  languageTitle,
} from '@mowka/domain/languages/languages'
import { session } from '@mowka/kernel/session'
import { useWrite } from '@mowka/web/api'
import { useTranslation } from 'react-i18next'

/**
 * Returns the language to learn next after a purchase, a gift card or an access code granted access to `opened`: the
 * current one if it is among them, otherwise the first; `null` if there is none.
 */
export const nextLanguage = (opened: readonly LangCode[], current: LangCode): LangCode | null =>
  opened.includes(current) ? current : (opened[0] ?? null)

/**
 * Returns a function that switches the learning language on this device and on the account. A failed save isn't
 * shown, because this device follows the choice anyway.
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

/** Returns functions for the names of languages in the interface language. */
export function useLanguageNames() {
  const { i18n } = useTranslation()
  const lang = interfaceLangOf(i18n.language)
  const nameOf = (code: LangCode) => languageName(code, lang)
  const adverbOf = (code: LangCode) => languageAdverb(code, lang)
  return {
    /** Inside a sentence: "angielski", "English". */
    nameOf,
    /** At the beginning of a text: "Angielski", "English". */
    titleOf: (code: LangCode) => languageTitle(code, lang),
    /** Inside a sentence: "po angielsku", "in English". */
    adverbOf,
    /** At the beginning of a text: "Po angielsku", "In English". */
    adverbTitleOf: (code: LangCode) => capitalized(adverbOf(code), lang),
    /** Inside a sentence: "we włoskim", "in Italian". */
    locativeOf: (code: LangCode) => languageLocative(code, lang),
    /** The names as a list: "angielski, niemiecki i włoski". */
    listOf: (codes: readonly LangCode[]): string =>
      new Intl.ListFormat(lang, { type: 'conjunction' }).format(codes.map(nameOf)),
  }
}
