import fs from 'node:fs'
import path from 'node:path'
import { SIGNATURE_FILE } from '../../release-signature'
import { isShell } from '../registry'
import { readPointer } from '../store'
import { type PlatformServices, release } from './service'

/** The author of seeded releases in the audit. */
const AUTHOR = 'packed with the server'

type Build = {
  name: string
  manifest: unknown
  files: Record<string, Uint8Array>
  signature: string | undefined
}

/** Reads a build: the manifest `release.json`, the files that it lists, and its signature, if any. */
function readBuild(folder: string): Build {
  const manifest: { name: string; files: { path: string }[] } = JSON.parse(
    fs.readFileSync(path.join(folder, 'release.json'), 'utf8'),
  )
  const files = manifest.files.map(({ path: file }) => [file, fs.readFileSync(path.join(folder, file))])
  const signature = path.join(folder, SIGNATURE_FILE)
  return {
    name: manifest.name,
    manifest,
    files: Object.fromEntries(files),
    signature: fs.existsSync(signature) ? fs.readFileSync(signature, 'utf8').trim() : undefined,
  }
}

/**
 * Releases the builds in `folder`, one folder per build, for every name that has no live release: a new platform
 * serves pages from its first start. Names that have one are left alone, so an old instance that restarts changes
 * nothing. Several instances may run it concurrently. Returns the names and versions that were released; throws a
 * `ProblemError` for a build that doesn't fit.
 */
export async function seedReleases(services: PlatformServices, folder: string): Promise<string[]> {
  const builds = fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => readBuild(path.join(folder, entry.name)))
    // Remotes are checked against the live shell.
    .sort((a, b) => Number(isShell(b.name)) - Number(isShell(a.name)) || a.name.localeCompare(b.name))
  const released: string[] = []
  for (const { name, ...upload } of builds) {
    if ((await readPointer(services.db, name))?.live) continue
    const { version, unchanged } = await release(services, name, upload, AUTHOR)
    if (!unchanged) released.push(`${name} ${version}`)
  }
  return released
}
