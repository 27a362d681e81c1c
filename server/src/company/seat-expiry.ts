import type { LangCode } from '@mowka/contract/schemas/common'
import { extendByMonths } from '@mowka/domain/access-period'

/**
 * Returns the end of access per language for a seat assigned at `usedAt`, as ISO moments. The months are added to an
 * earlier seat that is still running (S-COMP-14).
 */
export const seatExpiry = (
  languages: readonly { targetLang: LangCode; periodMonths: number }[],
  usedAt: Date,
  running: Partial<Record<LangCode, Date>> = {},
): Partial<Record<LangCode, string>> =>
  Object.fromEntries(
    languages.map(({ targetLang, periodMonths }) => [
      targetLang,
      extendByMonths(running[targetLang], periodMonths, usedAt).toISOString(),
    ]),
  )
