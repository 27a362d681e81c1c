import type { ReleaseSeen } from '@mowka/contract/schemas/platform'

/** Minimum number of users with a failure before a release is withdrawn automatically; higher for large audiences. */
export const PEOPLE_TO_WITHDRAW = 20

/** Ratio to the previous release's failure rate from which a release is withdrawn. */
export const RATE_TO_WITHDRAW = 2

/**
 * Minimum failure rate for a withdrawal, relative to the users who loaded the release and to its regular audience:
 * the first few must not decide for thousands who aren't here yet. Twice the rate of a release that never failed is
 * zero, so without this minimum a few users or forged reports could withdraw a release.
 */
export const RATE_TO_STAY = 0.05

/** Minimum number of users with a failure, for the regular audience and the share of it that gets the release. */
const peopleToWithdraw = (regulars: number, share: number) =>
  Math.max(PEOPLE_TO_WITHDRAW, Math.ceil(regulars * share * RATE_TO_STAY))

type Counts = Pick<ReleaseSeen, 'people' | 'failed'>

/** The decision with its numbers. Rates are 0 to 1; null without any users. */
export type Verdict = { withdraw: boolean; rate: number | null; previousRate: number | null }

const rateOf = (seen: Counts | null) => (seen && seen.people > 0 ? seen.failed / seen.people : null)

/**
 * Decides by the reports of signed-in users whether to withdraw a release. `previous` is the release that would
 * replace it, null if there is none: the last good release is never withdrawn, nor is one whose predecessor was never
 * loaded, because nothing suggests that it would be better. `share` of users get it, below 1 for a canary.
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
