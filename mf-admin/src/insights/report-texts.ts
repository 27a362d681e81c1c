import { langFromPath, languageOf } from '@mowka/domain/languages/languages'
import { planMonths } from '@mowka/domain/shop/product-code'
import { formatDate } from '@mowka/domain/time'
import type { TFunction } from 'i18next'

/** Translates the texts of reports. */
export type Texts = TFunction<['insights', 'common']>

/** Number of rows in a chart; the table has all of them. */
export const CHART_ROWS = 10

/** Formats a day as DD.MM.YYYY. */
export const dayText = (day: string): string => formatDate(`${day}T12:00:00Z`)

/** Formats a day as DD.MM, for the axis of a chart. */
export const shortDay = (day: string): string => `${day.slice(8)}.${day.slice(5, 7)}`

/** Formats a month as MM.YYYY. */
export const monthText = (month: string): string => `${month.slice(5)}.${month.slice(0, 4)}`

/** Returns the name of a language; an unknown code stays. */
export function langText(t: Texts, code: string): string {
  const lang = langFromPath(code)
  return lang ? t(languageOf(lang).fullNameTK) : code
}

/** Returns the language tag of content, for screen readers. */
export const tagOf = (code: string): string | undefined => {
  const lang = langFromPath(code)
  return lang ? languageOf(lang).tag : undefined
}

/** Returns the name of a plan; an unknown code stays. */
export function planText(t: Texts, plan: string): string {
  const names: Record<number, string> = {
    1: t('planName.monthly'),
    6: t('planName.halfYearly'),
    12: t('planName.yearly'),
  }
  return names[planMonths(plan) ?? 0] ?? plan
}

/** Returns the title of a lesson, whose stored name is `title|description`. */
export const lessonText = (name: string): string => name.split('|')[0] ?? name

/** Formats a share in percent; a dash if there is none. */
export const shareText = (share: number | null): string => (share === null ? '–' : `${share}%`)
