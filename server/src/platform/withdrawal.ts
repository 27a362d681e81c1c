import type { ReleaseSeen } from '@mowka/shared/contract/schemas/platform'

/** How many people must have reported a failure before a release is withdrawn on its own, and more where many come. */
export const PEOPLE_TO_WITHDRAW = 20

/** How many times the previous release's failure rate is too bad. */
export const RATE_TO_WITHDRAW = 2

/**
 * A release that fails for a smaller share of the people who saw it stays, and so does one that failed for a smaller
 * share of those who usually come: a handful who are quick must not speak for thousands who are not here yet. Twice the
 * rate of a release that never failed is nothing, so that otherwise a few people, or forged reports, could take a
 * release away from everyone.
 */
export const RATE_TO_STAY = 0.05

/** How many people have to see a release fail, out of those who usually come and the share of them who get it. */
const peopleToWithdraw = (regulars: number, share: number) =>
  Math.max(PEOPLE_TO_WITHDRAW, Math.ceil(regulars * share * RATE_TO_STAY))

type Counts = Pick<ReleaseSeen, 'people' | 'failed'>

/** Whether to withdraw, with the numbers that say why. Rates are 0 to 1; null where nobody was seen. */
export type Verdict = { withdraw: boolean; rate: number | null; previousRate: number | null }

const rateOf = (seen: Counts | null) => (seen && seen.people > 0 ? seen.failed / seen.people : null)

/**
 * Judges a release by what signed-in people's browsers reported. `previous` is what people would get instead, null
 * when there is nothing: the last good release is never withdrawn, and neither is one whose predecessor nobody saw,
 * since then nothing says that going back would help. `share` of people get it: below 1 for a canary.
 */
export function judgeRelease(seen: Counts, previous: Counts | null, share = 1): Verdict {
  const rate = rateOf(seen)
  const previousRate = rateOf(previous)
  const withdraw =
    rate !== null &&
    previousRate !== null &&
    seen.failed >= peopleToWithdraw(previous?.people ?? 0, share) &&
    rate >= RATE_TO_STAY &&
    rate >= RATE_TO_WITHDRAW * previousRate
  return { withdraw, rate, previousRate }
}
