import type { FailureReport, LoadReport, ReleaseSeen } from '@mowka/shared/contract/schemas/platform'
import type { Database } from '../database/database'
import { backTo, type Pointer, withoutCanary } from './pointer'
import { isShell, readLiveReleases } from './registry'
import { whatKeepsFromRunning } from './release-gate'
import { readSeen, saveFailure, saveLoad } from './report-store'
import * as store from './store'
import { judgeRelease } from './withdrawal'

type Services = {
  db: Database
  now: () => Date
  /** How long before a release an account has to exist to be heard about it, in hours. */
  witnessHours: number
}

const HOUR = 60 * 60 * 1000

/** Who withdraws when nobody does. */
const PLATFORM = 'platform'

/**
 * Whether browsers report a release: only remotes, since a shell that fails cannot say so. Whatever else comes is
 * ignored, like reports of releases that do not exist.
 */
const isReported = async (db: Database, name: string, version: string): Promise<boolean> =>
  !isShell(name) && (await store.readRelease(db, name, version)) !== undefined

/** Notes that a signed-in person's browser loaded a release. */
export async function reportLoad(
  { db, now }: Omit<Services, 'witnessHours'>,
  { name, version }: LoadReport,
  userId: string,
): Promise<void> {
  if (await isReported(db, name, version)) await saveLoad(db, { name, version, userId, at: now() })
}

/**
 * Notes that a release failed in a signed-in person's browser, and withdraws it when that makes too many: a canary
 * ends, a live release gives way to the fall-back.
 */
export async function reportFailure(
  { db, now, witnessHours }: Services,
  { name, version, kind }: FailureReport,
  userId: string,
): Promise<void> {
  if (!(await isReported(db, name, version))) return
  const isNew = await saveFailure(db, { name, version, kind, userId, at: now() })
  if (!isNew || !(await tooBad(db, name, version, witnessHours, false))) return
  // While someone else changes releases nobody waits here: there can be many reports, and the next one judges again.
  await store.changingReleasesIfFree(db, async (tx) => {
    const case_ = await tooBad(tx, name, version, witnessHours, true)
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
  /** What people get instead. */
  previous: string
  seen: ReleaseSeen
  previousSeen: ReleaseSeen
  verdict: ReturnType<typeof judgeRelease>
}

/**
 * The case against a release that people get, or null when it may stay. Only people are heard whose account is a good
 * deal older than the release and who used the remote before it: others can be made to bear witness against it.
 */
async function tooBad(
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
  if (!verdict.withdraw || !(await runsNow(db, name, previous))) return null
  return { pointer, previous, seen, previousSeen, verdict }
}

/** Whether a kept release could be live now: not withdrawn itself, and fit for the current shell and remotes. */
async function runsNow(db: Database, name: string, version: string): Promise<boolean> {
  const known = await store.readRelease(db, name, version)
  if (!known || known.withdrawnAt) return false
  return whatKeepsFromRunning(known.manifest, await readLiveReleases(db)).length === 0
}
