import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { extendByMonths } from '@mowka/shared/domain/access-period'

/** Until when a seat taken at `usedAt` opens each language of its package; ISO moments. */
export const seatExpiry = (
  languages: readonly { targetLang: LangCode; periodMonths: number }[],
  usedAt: Date,
): Partial<Record<LangCode, string>> =>
  Object.fromEntries(
    languages.map(({ targetLang, periodMonths }) => [
      targetLang,
      extendByMonths(undefined, periodMonths, usedAt).toISOString(),
    ]),
  )
