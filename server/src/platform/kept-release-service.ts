import type { ReleaseOutcome } from '@mowka/shared/contract/schemas/platform'
import type { Database } from '../database/database'
import { notFound } from '../http/problem'
import { backTo, isSame, newSalt, toCanary, toLive, withoutCanary } from './pointer'
import { readLiveReleases } from './registry'
import { checkCanary, checkNotWithdrawn, conflict, throwRefusals } from './release-checks'
import { checkRelease, routesWithoutPage } from './release-gate'
import * as store from './store'

type Services = { db: Database; now: () => Date }

/** A kept release that may be given to people: it exists, is not withdrawn, and fits what is live now. */
async function usable(db: Database, name: string, version: string): Promise<string[]> {
  const known = await store.readRelease(db, name, version)
  if (!known) throw notFound(`${name} ${version}`)
  checkNotWithdrawn(known)
  const live = await readLiveReleases(db)
  // Going to what is kept may lose a page on purpose; only what would not run at all is refused.
  throwRefusals(
    checkRelease(known.manifest, { ...live, remotes: { ...live.remotes, [name]: known.manifest } }),
  )
  return routesWithoutPage(known.manifest, live)
}

/**
 * Gives a kept release to some people: 1 to 99 percent, 0 ends it, 100 makes it live. Without a version the running
 * canary is meant.
 */
export async function changeCanary(
  { db, now }: Services,
  name: string,
  { version: wanted, percent }: { version?: string | undefined; percent: number },
  who: string,
): Promise<ReleaseOutcome> {
  return store.changingReleases(db, async (tx) => {
    const pointer = checkCanary(await store.lockPointer(tx, name), name)
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
    if (version === pointer.live) throw conflict('ALREADY_LIVE', `Everybody has ${name} ${version} already`)
    const warnings = await usable(tx, name, version)
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
    return { name, version, unchanged, percent, warnings }
  })
}

/** Goes back to the release before, or to a named one. It must still fit what is live. */
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
    const warnings = await usable(tx, name, version)
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
    return { name, version, unchanged: false, percent: 100, warnings }
  })
}
