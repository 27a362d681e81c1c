import { ReleaseManifest, type ReleaseOutcome } from '@mowka/contract/schemas/release'
import type { Config } from '../../config'
import type { Database } from '../../database/database'
import { ProblemError } from '../../http/problem'
import { limitConcurrency } from '../../outside/resilience'
import type { Storage } from '../../outside/storage'
import { isSigned } from '../../release-signature'
import { isSame, newSalt, type Pointer, toCanary, toLive } from '../pointer'
import { isShell, readLiveReleases } from '../registry'
import { checkRelease, type LiveReleases, type Refusal, routesWithoutPage } from '../release-gate'
import * as store from '../store'
import { checkFiles, checkNames, checkPageShare, contentHash, storeFiles } from './files'

/** Refuses a command that conflicts with the current state. */
export const conflict = (code: string, title: string) => new ProblemError(409, code, title)

/** Throws 409 with all reasons, if there are any. */
export function throwRefusals(refusals: readonly Refusal[]): void {
  if (refusals.length === 0) return
  throw new ProblemError(409, 'RELEASE_REFUSED', 'The release is incompatible with the live releases', {
    errors: refusals.map(({ code, reason }) => ({ path: code, message: reason })),
  })
}

/** Throws 409 for a withdrawn release. */
export function checkNotWithdrawn(release: {
  name: string
  version: string
  withdrawnAt: Date | null
}): void {
  const { name, version, withdrawnAt } = release
  if (withdrawnAt) throw conflict('VERSION_WITHDRAWN', `${name} ${version} was withdrawn`)
}

/**
 * Refuses a canary of the shell: the server renders the page without knowing the person, so everyone gets the same
 * shell.
 */
export function checkCanary(pointer: Pointer | undefined, name: string, version?: string): Pointer {
  if (isShell(name)) throw conflict('SHELL_HAS_NO_CANARY', 'The shell is released to everyone at once')
  if (!pointer) throw conflict('NOTHING_LIVE', `${name} must be live before some people get another release`)
  if (version === pointer.live) throw conflict('ALREADY_LIVE', `Everyone has ${name} ${version} already`)
  return pointer
}

export type PlatformServices = {
  db: Database
  storage: Storage
  now: () => Date
  config: Pick<Config, 'releaseKeys'>
}

/** Number of releases that write files concurrently, because each holds a database connection. */
const RELEASES_AT_A_TIME = 2
const inTurn = limitConcurrency(RELEASES_AT_A_TIME)

/** Number and length in characters of the refusal reasons stored in the audit. */
const REASONS_KEPT = 10
const REASON_LENGTH = 300

/** An uploaded build with its options. */
export type Upload = {
  manifest: unknown
  files: Record<string, Uint8Array>
  /** Signature of the manifest, in base64. */
  signature?: string | undefined
  /** Percentage of users, instead of all. */
  canaryPercent?: number | undefined
  /** Releases a withdrawn version again. */
  again?: boolean | undefined
  /** Releases files that are already live under another version. */
  asNew?: boolean | undefined
  /** Remotes that are released right after this shell, so their live releases don't have to run in it. */
  alongside?: readonly string[] | undefined
}

/** The live releases without those that are about to be replaced. */
const withoutReplaced = (live: LiveReleases, replaced: readonly string[]): LiveReleases => ({
  shell: live.shell,
  remotes: Object.fromEntries(Object.entries(live.remotes).filter(([name]) => !replaced.includes(name))),
  canaries: live.canaries?.filter(({ name }) => !replaced.includes(name)) ?? [],
})

function readManifest(name: string, given: unknown): ReleaseManifest {
  const parsed = ReleaseManifest.safeParse(given)
  if (parsed.success && parsed.data.name === name && isShell(name) === Boolean(parsed.data.shell)) {
    return parsed.data
  }
  throw new ProblemError(422, 'INVALID_MANIFEST', 'The manifest has another name', {
    errors: parsed.error?.issues.map(({ path, message }) => ({ path: path.join('/'), message })),
  })
}

const INVALID_SIGNATURE = 'INVALID_SIGNATURE'

/** Throws 422 if signatures are required and none of the operator's keys signed the manifest. */
function checkSignature(keys: Config['releaseKeys'], { manifest, signature }: Upload): void {
  if (keys === null || isSigned(manifest, signature, keys)) return
  const title = signature ? 'The signature is not from a known key' : 'The release is not signed'
  throw new ProblemError(422, INVALID_SIGNATURE, title)
}

/**
 * Releases a build: checks it, stores its files, and makes it live (the previous version becomes the fallback) or a
 * canary. The same build again has no effect. Throws 422 for a missing or invalid signature, and 409 with all reasons
 * for an incompatible release, for an existing version with other files, and for a withdrawn one.
 */
export async function release(
  { db, storage, now, config }: PlatformServices,
  name: string,
  upload: Upload,
  who: string,
): Promise<ReleaseOutcome> {
  const manifest = readManifest(name, upload.manifest)
  checkPageShare(manifest)
  await checkFiles(manifest, upload.files)
  const hash = contentHash(manifest)
  const { canaryPercent } = upload

  /** Returns the pointer before and after the release, or null if nothing changes. Throws if it is refused. */
  const judge = async (tx: Database, pointer: Pointer | undefined) => {
    const same = upload.asNew ? undefined : await sameContent(tx, pointer, hash)
    const version = same?.version ?? manifest.version
    if (same && version === pointer?.live) return null
    const known = await store.readRelease(tx, name, version)
    if (known && known.contentHash !== hash) {
      throw conflict('VERSION_TAKEN', `${name} ${version} exists with other files: raise the version`)
    }
    if (known && !upload.again) checkNotWithdrawn(known)
    const live = await readLiveReleases(tx)
    throwRefusals(checkRelease(manifest, withoutReplaced(live, upload.alongside ?? [])))
    const move = { who, at: now(), salt: newSalt() }
    const next =
      canaryPercent === undefined
        ? toLive(pointer, name, version, move)
        : toCanary(checkCanary(pointer, name, version), version, canaryPercent, move)
    return { known, version, live, next }
  }
  const nothingNew = (version: string) => ({ name, version, unchanged: true, percent: 100, warnings: [] })

  const run = async (tx: Database): Promise<ReleaseOutcome> => {
    await store.lockFiles(tx, name)
    const before = await store.readPointer(tx, name)
    if (!(await judge(tx, before))) return nothingNew(before?.live ?? manifest.version)
    const others = await store.readManifests(tx, name)
    checkNames(
      manifest,
      others.map((each) => each.manifest),
    )
    // Files first, because a pointer must never refer to missing files.
    await storeFiles(storage, name, upload.files)

    // The live releases may have changed in the meantime.
    await store.lockReleases(tx)
    const pointer = await store.lockPointer(tx, name)
    const judged = await judge(tx, pointer)
    if (!judged) return nothingNew(pointer?.live ?? manifest.version)
    const { known, version, live, next } = judged
    const at = next.updatedAt
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

  return inTurn(async () => {
    checkSignature(config.releaseKeys, upload)
    return db.transaction(run)
  }).catch(async (error: unknown) => {
    if (error instanceof ProblemError && (error.status === 409 || error.code === INVALID_SIGNATURE)) {
      const reasons = error.details.errors
        ?.slice(0, REASONS_KEPT)
        .map((each) => each.message.slice(0, REASON_LENGTH).toWellFormed())
      await store.writeAudit(db, {
        at: now(),
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

/** Returns the live or canary release with the same content, if any. */
async function sameContent(db: Database, pointer: Pointer | undefined, hash: string) {
  for (const version of [pointer?.live, pointer?.canary]) {
    const row = pointer && version ? await store.readRelease(db, pointer.name, version) : undefined
    if (row?.contentHash === hash) return row
  }
  return undefined
}
