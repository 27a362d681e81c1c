import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { type LoadableRelease, type Registry, ReleaseManifest } from '@mowka/shared/contract/schemas/platform'
import type { Database } from '../database/database'
import { notFound, ProblemError, unauthorized } from '../http/problem'
import type { Storage } from '../outside/storage'
import { checkRelease, type LiveReleases } from './release-gate'
import * as store from './store'

/** What the service needs. */
export type PlatformServices = { db: Database; storage: Storage; now: () => Date }

/** The key under which a file of a release is kept: content-addressed, so releases share what did not change. */
export const fileKey = (name: string, file: string): string => `remotes/${name}/${file}`

const integrityOf = (bytes: Uint8Array) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** The same files give the same hash: such a release changes nothing. */
const contentHash = (manifest: ReleaseManifest) =>
  createHash('sha256')
    .update(JSON.stringify([manifest.entry, manifest.files.map((file) => [file.path, file.integrity])]))
    .digest('hex')

/** Only this much of a release goes into a page. */
const loadable = (manifest: ReleaseManifest): LoadableRelease => ({
  version: manifest.version,
  entry: manifest.entry,
  integrity: Object.fromEntries(manifest.files.map((file) => [file.path, file.integrity])),
  pages: manifest.pages,
  widgets: manifest.widgets,
  texts: manifest.texts,
})

/** What a page is made of: the shell's live release and the registry of remotes. */
export type LivePlatform = { shell: ReleaseManifest | null; registry: Registry }

/** Reads which releases people get now. */
export async function readLivePlatform(db: Database): Promise<LivePlatform> {
  const { pointers, manifests } = await store.readPointedManifests(db)
  const find = (name: string, version: string | null) =>
    version === null ? undefined : manifests.get(`${name}@${version}`)
  const registry: Registry = {}
  let shell: ReleaseManifest | null = null
  for (const pointer of pointers) {
    const live = find(pointer.name, pointer.live)
    if (!live) continue
    if (pointer.name === 'shell') {
      shell = live
      continue
    }
    const fallback = find(pointer.name, pointer.fallback)
    const canary = find(pointer.name, pointer.canary)
    registry[pointer.name] = {
      live: loadable(live),
      fallback: fallback ? loadable(fallback) : null,
      canary: canary ? { ...loadable(canary), percent: pointer.canaryPercent } : null,
      salt: pointer.salt,
    }
  }
  return { shell, registry }
}

async function liveReleases(db: Database): Promise<LiveReleases> {
  const { pointers, manifests } = await store.readPointedManifests(db)
  const live: LiveReleases = { shell: null, remotes: {} }
  for (const pointer of pointers) {
    const manifest = manifests.get(`${pointer.name}@${pointer.live}`)
    if (!manifest) continue
    if (pointer.name === 'shell') live.shell = manifest
    else live.remotes[pointer.name] = manifest
  }
  return live
}

/** Checks what arrived: hashes are computed anew, sizes must match, nothing may be missing or extra. */
function checkFiles(manifest: ReleaseManifest, files: Record<string, Uint8Array>): void {
  const wrong = manifest.files.find(({ path, integrity, size }) => {
    const bytes = files[path]
    return !bytes || bytes.length !== size || integrityOf(bytes) !== integrity
  })
  if (wrong)
    throw new ProblemError(422, 'FILE_MISMATCH', `The file ${wrong.path} is not what the manifest says`)
  const extra = Object.keys(files).find((path) => !manifest.files.some((file) => file.path === path))
  if (extra) throw new ProblemError(422, 'FILE_NOT_LISTED', `The file ${extra} is not in the manifest`)
  if (!manifest.files.some((file) => file.path === manifest.entry)) {
    throw new ProblemError(422, 'ENTRY_MISSING', 'The entry is not among the files')
  }
}

/** What became of a release command. */
export type ReleaseOutcome = { name: string; version: string; unchanged: boolean }

/**
 * Takes a release: checks it, keeps its files, makes it live and what was live the fall-back. The same files again
 * change nothing. Throws 409 with every reason when it does not fit what is live, and for a version that exists with
 * other files.
 */
export async function release(
  { db, storage, now }: PlatformServices,
  name: string,
  upload: { manifest: unknown; files: Record<string, Uint8Array> },
  who: string,
): Promise<ReleaseOutcome> {
  const parsed = ReleaseManifest.safeParse(upload.manifest)
  if (!parsed.success || parsed.data.name !== name) {
    throw new ProblemError(422, 'INVALID_MANIFEST', 'The manifest is not one of this name', {
      detail: parsed.error?.message,
    })
  }
  const manifest = parsed.data
  checkFiles(manifest, upload.files)
  const hash = contentHash(manifest)

  const known = await store.readRelease(db, name, manifest.version)
  if (known && known.contentHash !== hash) {
    throw new ProblemError(409, 'VERSION_TAKEN', `${name} ${manifest.version} exists with other files`)
  }
  const refusals = checkRelease(manifest, await liveReleases(db))
  if (refusals.length > 0) {
    throw new ProblemError(409, 'RELEASE_REFUSED', 'The release does not fit what is live', {
      errors: refusals.map(({ code, reason }) => ({ path: code, message: reason })),
    })
  }
  // Files first: a pointer must never lead to something that is not there.
  for (const [file, bytes] of Object.entries(upload.files)) await storage.put(fileKey(name, file), bytes)

  return db.transaction(async (tx) => {
    const pointer = await store.lockPointer(tx, name)
    if (!known) {
      await store.insertRelease(tx, {
        name,
        version: manifest.version,
        manifest,
        contentHash: hash,
        createdAt: now(),
        createdBy: who,
      })
    }
    if (pointer?.live === manifest.version) return { name, version: manifest.version, unchanged: true }
    await store.savePointer(tx, {
      name,
      live: manifest.version,
      fallback: pointer?.live ?? null,
      canary: null,
      canaryPercent: 0,
      salt: pointer?.salt ?? randomBytes(6).toString('hex'),
      updatedAt: now(),
    })
    await store.writeAudit(tx, { at: now(), who, what: 'release', name, version: manifest.version })
    return { name, version: manifest.version, unchanged: false }
  })
}

/** Goes back to the release before, or to a named one. It must still fit what is live. */
export async function rollback(
  { db, now }: PlatformServices,
  name: string,
  to: string | undefined,
  who: string,
): Promise<ReleaseOutcome> {
  return db.transaction(async (tx) => {
    const pointer = await store.lockPointer(tx, name)
    if (!pointer) throw notFound(`A release of ${name}`)
    const version = to ?? pointer.fallback
    const target = version ? await store.readRelease(tx, name, version) : undefined
    if (!version || !target)
      throw new ProblemError(409, 'NOTHING_TO_ROLL_BACK_TO', 'There is no release to go back to')
    const { shell, remotes } = await liveReleases(tx)
    const refusals = checkRelease(target.manifest, {
      shell,
      remotes: { ...remotes, [name]: target.manifest },
    })
    if (refusals.length > 0) {
      throw new ProblemError(409, 'RELEASE_REFUSED', 'That release does not fit what is live', {
        errors: refusals.map(({ code, reason }) => ({ path: code, message: reason })),
      })
    }
    await store.savePointer(tx, {
      ...pointer,
      live: version,
      fallback: null,
      canary: null,
      canaryPercent: 0,
      updatedAt: now(),
    })
    await store.writeAudit(tx, {
      at: now(),
      who,
      what: 'rollback',
      name,
      version,
      detail: { from: pointer.live },
    })
    return { name, version, unchanged: version === pointer.live }
  })
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** Makes a token that may release one name; it is shown once and kept as a hash. */
export async function createToken(
  { db, now }: PlatformServices,
  name: string,
  label: string,
): Promise<string> {
  const token = `mwr_${randomBytes(24).toString('base64url')}`
  await store.insertToken(db, { hash: hashToken(token), name, label, createdAt: now() })
  return token
}

/** Who releases: the root token's holder, or the label of a token that is good for exactly this name. */
export async function authoriseRelease(
  db: Database,
  rootToken: string | null,
  token: string | undefined,
  name: string,
): Promise<string> {
  if (!token) throw unauthorized('A release token is needed')
  const given = Buffer.from(hashToken(token))
  if (rootToken && timingSafeEqual(given, Buffer.from(hashToken(rootToken)))) return 'root'
  const known = await store.readToken(db, hashToken(token))
  if (!known) throw unauthorized('This release token is not known')
  if (known.name !== name)
    throw new ProblemError(403, 'WRONG_TOKEN', `This token releases ${known.name} alone`)
  return known.label
}
