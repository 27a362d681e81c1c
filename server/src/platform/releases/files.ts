import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { ReleaseManifest } from '@mowka/contract/schemas/release'
import { ProblemError } from '../../http/problem'
import { limitConcurrency } from '../../outside/resilience'
import type { Storage } from '../../outside/storage'
import { isShell, loadable, partial } from '../registry'

/** Maximum size of a release file, and of all files of a release, in bytes. */
const FILE_LIMIT = 8 * 1024 * 1024
export const RELEASE_LIMIT = 16 * 1024 * 1024

/** Maximum size of a release's data in each page, in characters: four times what the largest remote needs. */
const PAGE_SHARE = 16 * 1024

/** Allowed file types with their MIME types. */
export const fileTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  // A compressed copy of another file, never requested under this name.
  br: 'application/octet-stream',
}

/** The name of a file's compressed copy, and the original of such a name; null for any other. */
export const packedName = (file: string): string => `${file}.br`
export const unpackedName = (file: string): string | null =>
  file.endsWith('.br') ? file.slice(0, -'.br'.length) : null

/** Returns the MIME type by file extension; `undefined` for files that aren't served. */
export const typeOf = (file: string): string | undefined => {
  const ending = file.split('.').pop() ?? ''
  return Object.hasOwn(fileTypes, ending) ? fileTypes[ending] : undefined
}

/** Storage key of a release file. File names contain a hash, so releases share unchanged files. */
export const fileKey = (name: string, file: string): string => `${filesOf(name)}${file}`

/** Storage prefix of a name's files. */
export const filesOf = (name: string): string => `remotes/${name}/`

/** Whether a file has the integrity that a manifest declares. */
function matches(bytes: Uint8Array, integrity: string): boolean {
  const [hash = ''] = integrity.split('-')
  return integrity === `${hash}-${createHash(hash).update(bytes).digest('base64')}`
}

/** Hashes a build independent of its version, so that the same build has the same hash. */
export const contentHash = ({ version: _, ...content }: ReleaseManifest): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex')

/** Returns the files referenced by a manifest: entry, pages, widgets, texts and the shell's own. */
function namedFiles({ entry, pages, widgets, texts, shell }: ReleaseManifest): string[] {
  const faces = [pages, widgets, texts].flatMap((each) => Object.values(each).flat())
  const lone = [shell?.worker, shell?.pageStart].flatMap((file) => file ?? [])
  return [entry, ...faces, ...(shell?.scripts ?? []), ...(shell?.styles ?? []), ...lone]
}

const unpack = promisify(brotliDecompress)

/** Whether a compressed file decompresses exactly to another file of the release. */
async function isPacked(bytes: Uint8Array, file: Uint8Array | undefined): Promise<boolean> {
  if (!file || file.length === 0) return false
  try {
    return (await unpack(bytes, { maxOutputLength: file.length })).equals(file)
  } catch {
    return false
  }
}

const refuse = (code: string, title: string) => new ProblemError(422, code, title)

/**
 * Limits the release's data in each page, because every page contains the registry and one remote could slow down all
 * of them. Throws 422.
 */
export function checkPageShare(manifest: ReleaseManifest): void {
  if (isShell(manifest.name)) return
  const size = JSON.stringify(partial(loadable(manifest))).length
  if (size > PAGE_SHARE) {
    throw refuse('PAGE_SHARE', `What every page would carry of it is ${size} characters, of ${PAGE_SHARE}`)
  }
}

/** Verifies uploaded files: recomputes hashes, compares sizes, and refuses missing and extra files. Throws 422. */
export async function checkFiles(
  manifest: ReleaseManifest,
  files: Readonly<Record<string, Uint8Array>>,
): Promise<void> {
  const listed = new Set(manifest.files.map((file) => file.path))
  if (listed.size !== manifest.files.length) throw refuse('FILE_TWICE', 'A file is in the manifest twice')
  for (const { path, integrity, size } of manifest.files) {
    const bytes = Object.hasOwn(files, path) ? files[path] : undefined
    if (!bytes || bytes.length !== size || !matches(bytes, integrity)) {
      throw refuse('FILE_MISMATCH', `The file ${path} is not what the manifest says`)
    }
    const packed = unpackedName(path)
    if (
      packed !== null &&
      !(await isPacked(bytes, Object.hasOwn(files, packed) ? files[packed] : undefined))
    ) {
      throw refuse('FILE_MISMATCH', `The file ${path} does not hold ${packed}`)
    }
    if (!typeOf(path)) throw refuse('FILE_TYPE', `Files like ${path} are not served`)
    if (size > FILE_LIMIT) throw new ProblemError(413, 'FILE_TOO_LARGE', `The file ${path} is too large`)
    // Lets other requests run between two files.
    await new Promise((resolve) => setImmediate(resolve))
  }
  const extra = Object.keys(files).find((path) => !listed.has(path))
  if (extra !== undefined) throw refuse('FILE_NOT_LISTED', `The file ${extra} is not in the manifest`)
  if (manifest.files.reduce((sum, file) => sum + file.size, 0) > RELEASE_LIMIT) {
    throw new ProblemError(413, 'RELEASE_TOO_LARGE', 'The files of the release are too large in total')
  }
  const missing = namedFiles(manifest).find((path) => !listed.has(path))
  if (missing !== undefined) throw refuse('FILE_MISSING', `The manifest names ${missing}, which is not there`)
}

/**
 * Refuses (409) a file name that another release uses for other content: browsers cache files forever, and the
 * integrity of the other release would break.
 */
export function checkNames(manifest: ReleaseManifest, others: readonly ReleaseManifest[]): void {
  const taken = new Map(others.flatMap((other) => other.files.map((file) => [file.path, file.integrity])))
  const clash = manifest.files.find(({ path, integrity }) => (taken.get(path) ?? integrity) !== integrity)
  if (clash) {
    throw new ProblemError(
      409,
      'FILE_TAKEN',
      `Another release has other content under the name ${clash.path}`,
    )
  }
}

/** Number of files written concurrently. */
const FILES_AT_A_TIME = 32

/**
 * Stores the files of a release. After a failure no further write is started, and all running ones have ended before
 * the error is thrown.
 */
export async function storeFiles(
  storage: Storage,
  name: string,
  files: Readonly<Record<string, Uint8Array>>,
): Promise<void> {
  const inTurn = limitConcurrency(FILES_AT_A_TIME)
  const errors: unknown[] = []
  const keep = async ([path, bytes]: [string, Uint8Array]) => {
    if (errors.length > 0) return
    const key = fileKey(name, path)
    const kept = await storage.get(key)
    if (!kept || !Buffer.from(kept).equals(bytes)) await storage.put(key, bytes)
  }
  await Promise.all(
    Object.entries(files).map((file) => inTurn(() => keep(file).catch((error) => errors.push(error)))),
  )
  if (errors.length > 0) throw errors[0]
}
