import { useWrite } from '@mowka/shared/api'
import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { session } from '@mowka/shared/session'

/**
 * The language to learn next after a purchase or a gift card opened `opened`: the current one if it is among them,
 * otherwise the first; `null` if nothing was opened.
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
