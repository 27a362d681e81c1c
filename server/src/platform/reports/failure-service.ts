import type { FailureReport, LoadReport } from '@mowka/contract/schemas/platform'
import type { ReleaseSeen } from '@mowka/contract/schemas/release'
import type { Database } from '../../database/database'
import { backTo, type Pointer, withoutCanary } from '../pointer'
import { isShell, readLiveReleases } from '../registry'
import { findIncompatibilities } from '../release-gate'
import * as store from '../store'
import { readSeen, recordFailure, recordLoad } from './store'

/** Minimum number of users with a failure before a release is withdrawn automatically; higher for large audiences. */
const PEOPLE_TO_WITHDRAW = 20

/** Ratio to the previous release's failure rate from which a release is withdrawn. */
const RATE_TO_WITHDRAW = 2

/**
 * Minimum failure rate for a withdrawal, relative to the users who loaded the release and to its regular audience:
 * the first few must not decide for thousands who aren't here yet. Twice the rate of a release that never failed is
 * zero, so without this minimum a few users or forged reports could withdraw a release.
 */
const RATE_TO_STAY = 0.05

/** Minimum number of users with a failure, for the regular audience and the share of it that gets the release. */
const peopleToWithdraw = (regulars: number, share: number) =>
  Math.max(PEOPLE_TO_WITHDRAW, Math.ceil(regulars * share * RATE_TO_STAY))

type Counts = Pick<ReleaseSeen, 'people' | 'failed'>

/** The decision with its numbers. Rates are 0 to 1; null without any users. */
type Verdict = { withdraw: boolean; rate: number | null; previousRate: number | null }

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

type Services = {
  db: Database
  now: () => Date
  /** Minimum age of an account at the time of a release for its reports to count, in hours. */
  witnessHours: number
}

const HOUR = 60 * 60 * 1000

/** Author of automatic withdrawals. */
const PLATFORM = 'platform'

/**
 * Whether browsers can report a release: only remotes, since a shell that fails can't report. Other reports are
 * ignored, like those of unknown releases.
 */
const isReported = async (db: Database, name: string, version: string): Promise<boolean> =>
  !isShell(name) && (await store.readRelease(db, name, version)) !== undefined

/** Records that a signed-in person's browser loaded a release. */
export async function reportLoad(
  { db, now }: Omit<Services, 'witnessHours'>,
  { name, version }: LoadReport,
  userId: string,
): Promise<void> {
  if (await isReported(db, name, version)) await recordLoad(db, { name, version, userId, at: now() })
}

/**
 * Records that a release failed in a signed-in person's browser, and withdraws it above the threshold: a canary ends,
 * a live release is replaced by its fallback.
 */
export async function reportFailure(
  { db, now, witnessHours }: Services,
  { name, version, kind }: FailureReport,
  userId: string,
): Promise<void> {
  if (!(await isReported(db, name, version))) return
  const isNew = await recordFailure(db, { name, version, kind, userId, at: now() })
  if (!isNew || !(await withdrawalReason(db, name, version, witnessHours, false))) return
  // Doesn't wait while releases are being changed: there may be many reports, and the next one decides again.
  await store.changingReleasesIfFree(db, async (tx) => {
    const case_ = await withdrawalReason(tx, name, version, witnessHours, true)
    if (!case_) return
    const { pointer, previous, seen, previousSeen, verdict } = case_
    const at = now()
    const move = { who: PLATFORM, at, salt: pointer.salt }
    await store.movePointer(
      tx,
      pointer,
      pointer.canary === version ? withoutCanary(pointer, move) : backTo(pointer, previous, move),
    )
    await store.markWithdrawn(tx, name, version, {
      at,
      why: `failed for ${seen.failed} of ${seen.people} people, ${previous} for ${previousSeen.failed} of ${previousSeen.people}`,
    })
    await store.writeAudit(tx, {
      at,
      who: PLATFORM,
      what: 'withdraw',
      name,
      version,
      detail: {
        wasCanary: pointer.canary === version,
        live: pointer.canary === version ? pointer.live : previous,
        seen,
        rate: verdict.rate,
        previous,
        previousSeen,
        previousRate: verdict.previousRate,
      },
    })
  })
}

type Case = {
  pointer: Pointer
  /** The version that replaces it. */
  previous: string
  seen: ReleaseSeen
  previousSeen: ReleaseSeen
  verdict: ReturnType<typeof judgeRelease>
}

/**
 * Returns the reason to withdraw a release, or null. Only reports of accounts count that are considerably older than
 * the release and used the remote before, because other accounts could be created to attack it.
 */
async function withdrawalReason(
  db: Database,
  name: string,
  version: string,
  witnessHours: number,
  lock: boolean,
): Promise<Case | null> {
  const pointer = lock ? await store.lockPointer(db, name) : await store.readPointer(db, name)
  if (!pointer) return null
  const previous =
    version === pointer.canary ? pointer.live : version === pointer.live ? pointer.fallback : null
  if (!previous) return null
  const judged = await store.readRelease(db, name, version)
  if (!judged) return null
  const since = judged.createdAt
  const witnesses = { usedBefore: since, madeBefore: new Date(since.getTime() - witnessHours * HOUR) }
  const seen = await readSeen(db, name, version, witnesses)
  const previousSeen = await readSeen(db, name, previous, witnesses)
  const share = version === pointer.canary ? pointer.canaryPercent / 100 : 1
  const verdict = judgeRelease(seen, previousSeen, share)
  if (!verdict.withdraw || !(await isCompatibleNow(db, name, previous))) return null
  return { pointer, previous, seen, previousSeen, verdict }
}

/**
 * Whether a stored release could be live now: it wasn't withdrawn and is compatible with the live shell and remotes.
 */
async function isCompatibleNow(db: Database, name: string, version: string): Promise<boolean> {
  const known = await store.readRelease(db, name, version)
  if (!known || known.withdrawnAt) return false
  return findIncompatibilities(known.manifest, await readLiveReleases(db)).length === 0
}
