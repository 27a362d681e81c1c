import type { ReleaseSeen } from '@mowka/shared/contract/schemas/platform'

/** So many people must have reported a failure before a release is withdrawn on its own. */
export const PEOPLE_TO_WITHDRAW = 20

/** So many times the previous release's failure rate is too bad. */
export const RATE_TO_WITHDRAW = 2

/**
 * A release that fails for a smaller share of the people who saw it stays. Twice the rate of a release that never
 * failed is nothing, so that otherwise a few people, or forged reports, could take a release away from everybody.
 */
export const RATE_TO_STAY = 0.05

type Counts = Pick<ReleaseSeen, 'people' | 'failed'>

/** Whether to withdraw, with the numbers that say why. Rates are 0 to 1; null where nobody was seen. */
export type Verdict = { withdraw: boolean; rate: number | null; previousRate: number | null }

const rateOf = (seen: Counts | null) => (seen && seen.people > 0 ? seen.failed / seen.people : null)

/**
 * Judges a release by what signed-in people's browsers reported. `previous` is what people would get instead, null
 * when there is nothing: the last good release is never withdrawn, and neither is one whose predecessor nobody saw,
 * since then nothing says that going back would help.
 */
export function judgeRelease(seen: Counts, previous: Counts | null): Verdict {
  const rate = rateOf(seen)
  const previousRate = rateOf(previous)
  const withdraw =
    rate !== null &&
    previousRate !== null &&
    seen.failed >= PEOPLE_TO_WITHDRAW &&
    rate >= RATE_TO_STAY &&
    rate >= RATE_TO_WITHDRAW * previousRate
  return { withdraw, rate, previousRate }
}
