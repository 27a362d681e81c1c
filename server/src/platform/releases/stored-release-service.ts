import type { ReleaseManifest, ReleaseOutcome } from '@mowka/contract/schemas/release'
import type { Database } from '../../database/database'
import { notFound } from '../../http/problem'
import { backTo, isSame, newSalt, toCanary, toLive, withoutCanary } from '../pointer'
import { readLiveReleases } from '../registry'
import { checkRelease, findIncompatibilities, lostWidgets, routesWithoutPage } from '../release-gate'
import * as store from '../store'
import { checkCanary, checkNotWithdrawn, conflict, throwRefusals } from './service'

type Services = { db: Database; now: () => Date }

/** Finds a stored release that wasn't withdrawn. Throws 404 or 409. */
async function storedManifest(db: Database, name: string, version: string): Promise<ReleaseManifest> {
  const known = await store.readRelease(db, name, version)
  if (!known) throw notFound(`${name} ${version}`)
  checkNotWithdrawn(known)
  return known.manifest
}

/** Arguments of a canary command. */
type CanaryChange = {
  percent: number
  /** The version to serve as the canary; defaults to the running one. */
  version?: string | undefined
  /** The canary that is expected to run; the command is refused if another one does. */
  canary?: string | undefined
}

/**
 * Serves a stored release to a share of users: 1 to 99 percent, 0 ends it, 100 makes it live. Like a new release, it
 * has to be compatible with the live ones.
 */
export async function changeCanary(
  { db, now }: Services,
  name: string,
  { version: wanted, percent, canary }: CanaryChange,
  who: string,
): Promise<ReleaseOutcome> {
  return store.changingReleases(db, async (tx) => {
    const pointer = checkCanary(await store.lockPointer(tx, name), name)
    if (canary !== undefined && canary !== pointer.canary) {
      throw conflict('CANARY_CHANGED', `${name} ${canary} is not the canary any more`)
    }
    const version = wanted ?? pointer.canary
    if (!version) throw conflict('NO_CANARY', `${name} has no canary: name a version`)
    const at = now()
    const move = { who, at, salt: newSalt() }
    if (percent === 0) {
      if (pointer.canary !== version) throw conflict('NO_CANARY', `${name} ${version} is no canary`)
      await store.movePointer(tx, pointer, withoutCanary(pointer, move))
      await store.writeAudit(tx, {
        at,
        who,
        what: 'canary-stop',
        name,
        version,
        detail: { live: pointer.live },
      })
      return { name, version, unchanged: false, percent, warnings: [] }
    }
    checkCanary(pointer, name, version)
    const manifest = await storedManifest(tx, name, version)
    const live = await readLiveReleases(tx)
    throwRefusals(checkRelease(manifest, live))
    const next =
      percent === 100 ? toLive(pointer, name, version, move) : toCanary(pointer, version, percent, move)
    const unchanged = isSame(pointer, next)
    if (!unchanged) {
      await store.movePointer(tx, pointer, next)
      await store.writeAudit(tx, {
        at,
        who,
        what: percent === 100 ? 'promote' : 'canary',
        name,
        version,
        detail: { from: pointer.live, percent },
      })
    }
    return { name, version, unchanged, percent, warnings: routesWithoutPage(manifest, live) }
  })
}

/**
 * Rolls back to the previous release or to a named one. Refuses only what wouldn't run; lost pages and widgets are
 * returned as warnings, because a rollback has a more serious reason.
 */
export async function rollback(
  { db, now }: Services,
  name: string,
  to: string | undefined,
  who: string,
): Promise<ReleaseOutcome> {
  return store.changingReleases(db, async (tx) => {
    const pointer = await store.lockPointer(tx, name)
    if (!pointer) throw notFound(`A release of ${name}`)
    const version = to ?? pointer.fallback
    if (!version) throw conflict('NOTHING_TO_ROLL_BACK_TO', `There is no release of ${name} to go back to`)
    if (version === pointer.live) return { name, version, unchanged: true, percent: 100, warnings: [] }
    const manifest = await storedManifest(tx, name, version)
    const live = await readLiveReleases(tx)
    throwRefusals(findIncompatibilities(manifest, live))
    const lost = lostWidgets(manifest, live.remotes[name]).map(({ reason }) => reason)
    const at = now()
    await store.movePointer(tx, pointer, backTo(pointer, version, { who, at, salt: newSalt() }))
    await store.writeAudit(tx, {
      at,
      who,
      what: 'rollback',
      name,
      version,
      detail: { from: pointer.live, canary: pointer.canary },
    })
    const warnings = [...routesWithoutPage(manifest, live), ...lost]
    return { name, version, unchanged: false, percent: 100, warnings }
  })
}
