import { randomBytes } from 'node:crypto'
import { ReleaseManifest, type ReleaseOutcome } from '@mowka/shared/contract/schemas/platform'
import type { Database } from '../database/database'
import { notFound, ProblemError } from '../http/problem'
import type { Storage } from '../outside/storage'
import { backTo, type Pointer, toCanary, toLive, withoutCanary } from './pointer'
import { isShell, readLiveReleases } from './registry'
import { checkFiles, contentHash, keepFiles } from './release-files'
import { checkRelease, type Refusal, routesWithoutPage } from './release-gate'
import * as store from './store'

/** What the service needs. */
export type PlatformServices = { db: Database; storage: Storage; now: () => Date }

/** A build as it arrives, and what to do with it. */
export type Upload = {
  manifest: unknown
  files: Record<string, Uint8Array>
  /** To this many people instead of to all. */
  canaryPercent?: number | undefined
  /** Even though the version was withdrawn. */
  again?: boolean | undefined
  /** Even though the same files are live under another version. */
  asNew?: boolean | undefined
}

const newSalt = () => randomBytes(6).toString('hex')

const conflict = (code: string, title: string) => new ProblemError(409, code, title)

function throwRefusals(refusals: readonly Refusal[]): void {
  if (refusals.length === 0) return
  throw new ProblemError(409, 'RELEASE_REFUSED', 'The release does not fit what is live', {
    errors: refusals.map(({ code, reason }) => ({ path: code, message: reason })),
  })
}

const checkNotWithdrawn = ({
  name,
  version,
  withdrawnAt,
}: {
  name: string
  version: string
  withdrawnAt: Date | null
}) => {
  if (withdrawnAt) throw conflict('VERSION_WITHDRAWN', `${name} ${version} was withdrawn`)
}

/** The page is made by the server, which knows no person: everybody gets the same shell. */
const checkCanary = (pointer: Pointer | undefined, name: string): Pointer => {
  if (isShell(name)) throw conflict('SHELL_HAS_NO_CANARY', 'The shell is released to everybody at once')
  if (!pointer) throw conflict('NOTHING_LIVE', `${name} must be live before some people get another release`)
  return pointer
}

function readManifest(name: string, given: unknown): ReleaseManifest {
  const parsed = ReleaseManifest.safeParse(given)
  if (parsed.success && parsed.data.name === name && isShell(name) === Boolean(parsed.data.shell)) {
    return parsed.data
  }
  throw new ProblemError(422, 'INVALID_MANIFEST', 'The manifest is not one of this name', {
    detail: parsed.error?.message,
  })
}

/**
 * Takes a release: checks it, keeps its files, and makes it live (what was live becomes the fall-back) or a canary.
 * The same build again changes nothing. Throws 409 with every reason when it does not fit what is live, for a version
 * that exists with other files, and for one that was withdrawn.
 */
export async function release(
  { db, storage, now }: PlatformServices,
  name: string,
  upload: Upload,
  who: string,
): Promise<ReleaseOutcome> {
  const manifest = readManifest(name, upload.manifest)
  checkFiles(manifest, upload.files)
  const hash = contentHash(manifest)
  const { canaryPercent } = upload
  const at = now()

  const run = async (tx: Database): Promise<ReleaseOutcome> => {
    const pointer = await store.lockPointer(tx, name)
    const same = upload.asNew ? undefined : await sameContent(tx, pointer, hash)
    const version = same?.version ?? manifest.version
    if (pointer && version === pointer.live && same) {
      return { name, version, unchanged: true, percent: 100, warnings: [] }
    }
    const known = await store.readRelease(tx, name, version)
    if (known && known.contentHash !== hash) {
      throw conflict('VERSION_TAKEN', `${name} ${version} exists with other files: raise the version`)
    }
    if (known && !upload.again) checkNotWithdrawn(known)
    const live = await readLiveReleases(tx)
    throwRefusals(checkRelease(manifest, live))
    const others = await store.readManifests(tx, name)
    // Files first: a pointer must never lead to something that is not there.
    await keepFiles(
      storage,
      manifest,
      upload.files,
      others.map((each) => each.manifest),
    )

    if (!known) {
      await store.insertRelease(tx, {
        name,
        version,
        manifest,
        contentHash: hash,
        createdAt: at,
        createdBy: who,
      })
    } else if (known.withdrawnAt) {
      await store.markWithdrawn(tx, name, version, null)
      await store.deleteReports(tx, name, version)
    }
    const move = { who, at, salt: newSalt() }
    const next =
      canaryPercent === undefined
        ? toLive(pointer, name, version, move)
        : toCanary(checkCanary(pointer, name), version, canaryPercent, move)
    const unchanged = isSame(pointer, next)
    if (!unchanged) {
      await store.movePointer(tx, pointer, next)
      await store.writeAudit(tx, {
        at,
        who,
        what: canaryPercent === undefined ? 'release' : 'canary',
        name,
        version,
        detail: { from: pointer?.live ?? null, percent: canaryPercent ?? 100 },
      })
    }
    return {
      name,
      version,
      unchanged,
      percent: canaryPercent ?? 100,
      warnings: routesWithoutPage(manifest, live),
    }
  }

  return store.changingReleases(db, run).catch(async (error: unknown) => {
    if (error instanceof ProblemError && error.status === 409) {
      const reasons = error.details.errors?.map((each) => each.message)
      await store.writeAudit(db, {
        at,
        who,
        what: 'refused',
        name,
        version: manifest.version,
        detail: { code: error.code, ...(reasons ? { reasons } : {}) },
      })
    }
    throw error
  })
}

/** The release with the same content that is live or a canary, if any. */
async function sameContent(db: Database, pointer: Pointer | undefined, hash: string) {
  for (const version of [pointer?.live, pointer?.canary]) {
    const row = pointer && version ? await store.readRelease(db, pointer.name, version) : undefined
    if (row?.contentHash === hash) return row
  }
  return undefined
}

const isSame = (before: Pointer | undefined, after: Pointer) =>
  before?.live === after.live &&
  before.canary === after.canary &&
  before.canaryPercent === after.canaryPercent

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
  { db, now }: PlatformServices,
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
  { db, now }: PlatformServices,
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
