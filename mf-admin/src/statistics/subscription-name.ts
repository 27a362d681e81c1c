import type { LangCode } from '@mowka/contract/schemas/common'
import { langFromPath, languageOf } from '@mowka/domain/languages/languages'

/** A kind of subscription, parsed from `months:sourceLang:targetLang` (A-STAT-04). */
export type SubscriptionKind = { months: number; sourceLang: LangCode; targetLang: LangCode }

/** Parses a kind of subscription; `null` if the id is malformed. */
export function readSubscriptionKind(id: string): SubscriptionKind | null {
  const [months, source, target, ...rest] = id.split(':')
  const sourceLang = langFromPath(source)
  const targetLang = langFromPath(target)
  const count = Number(months)
  return Number.isInteger(count) && count > 0 && sourceLang && targetLang && rest.length === 0
    ? { months: count, sourceLang, targetLang }
    : null
}

const inEnglish = new Intl.DisplayNames('en', { type: 'language' })
const nameOf = (lang: LangCode) => inEnglish.of(languageOf(lang).tag.split('-')[0] ?? '') ?? lang

/**
 * Returns the name of a subscription kind, e.g. "6 months, Polish to English", or the id if it is malformed
 * (A-STAT-01).
 */
export function subscriptionName(id: string): string {
  const kind = readSubscriptionKind(id)
  if (!kind) return id
  const months = kind.months === 1 ? '1 month' : `${kind.months} months`
  return `${months}, ${nameOf(kind.sourceLang)} to ${nameOf(kind.targetLang)}`
}
