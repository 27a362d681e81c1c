import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { extendByMonths } from '@mowka/shared/domain/access-period'

/**
 * Until when a seat taken at `usedAt` opens each language of its package; ISO moments. Where an earlier seat of the
 * person is still running, the months are added to it (S-COMP-14).
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
