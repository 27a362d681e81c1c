import type { LangCode } from '../languages/codes'
import { langFromPath, langToPath } from '../languages/languages'

/** A plan in the address of the plans page: `<langcode>-<order>`, e.g. `eng-3` (C-SUB-10, C49). */
export type PlanQuery = { lang: LangCode; order: number }

/** Parses the `plan` query parameter, ignoring case; null if it is invalid. */
export function parsePlanQuery(value: string | null): PlanQuery | null {
  const [, code, order] = /^([a-z]+)-(\d+)$/i.exec(value ?? '') ?? []
  const lang = langFromPath(code)
  return lang && order ? { lang, order: Number(order) } : null
}

/** Formats a plan for the address. */
export const formatPlanQuery = ({ lang, order }: PlanQuery): string => `${langToPath(lang)}-${order}`
