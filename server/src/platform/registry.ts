import {
  DEVELOPMENT_SHELL,
  type LoadableRelease,
  type Registry,
  type ReleaseManifest,
} from '@mowka/shared/contract/schemas/platform'
import type { Database } from '../database/database'
import { betweenRemoteAndShell, type LiveReleases } from './release-gate'
import { type PointedRelease, readPointedManifests, readPointedReleases } from './store'

/** Only this much of a release goes into a page. */
export const loadable = (manifest: ReleaseManifest): LoadableRelease => ({
  version: manifest.version,
  entry: manifest.entry,
  integrity: Object.fromEntries(
    manifest.files.filter((file) => !file.path.endsWith('.br')).map((file) => [file.path, file.integrity]),
  ),
  pages: manifest.pages,
  widgets: manifest.widgets,
  texts: manifest.texts,
  // Releases from before this was written down have none.
  needs: manifest.needs ?? {},
})

/** What a page is made of: the shell's live release and the registry of remotes. */
export type LivePlatform = {
  shell: ReleaseManifest | null
  /** The shell for browsers with an override; null where nobody has worked on a remote yet. */
  developmentShell: ReleaseManifest | null
  registry: Registry
  /** With what the pages of the live releases begin, by remote. */
  firstReads: Record<string, ReleaseManifest['firstReads']>
}

/** The release of the shell, which is in the same registry. */
export const SHELL = 'shell'

/** Whether a name is a shell's, the one for people or the one for development. */
export const isShell = (name: string): boolean => name === SHELL || name === DEVELOPMENT_SHELL

type Manifests = Awaited<ReturnType<typeof readPointedManifests>>

/** What each pointer points at. */
function followed(rows: Manifests) {
  const manifests = new Map(rows.map((row) => [`${row.pointer.name}@${row.version}`, row.manifest]))
  const find = (name: string, version: string | null) =>
    version === null ? undefined : manifests.get(`${name}@${version}`)
  const pointers = new Map(rows.map(({ pointer }) => [pointer.name, pointer]))
  return [...pointers.values()].map((pointer) => ({
    pointer,
    live: find(pointer.name, pointer.live),
    fallback: find(pointer.name, pointer.fallback),
    canary: find(pointer.name, pointer.canary),
  }))
}

/** What pointers and releases are, in one text. A release never changes: its content hash stands for it. */
const stampOf = (rows: readonly PointedRelease[]): string =>
  JSON.stringify(rows.map(({ pointer, version, contentHash }) => ({ pointer, version, contentHash })))

/**
 * Reads which releases people get now. Each time it asks where the pointers are; what the releases consist of, which is
 * much, it reads again only when something has changed, and gives the very same object until then.
 */
export function livePlatformReader(db: Database): () => Promise<LivePlatform> {
  let known: { stamp: string; platform: LivePlatform } | undefined
  return async () => {
    const stamp = stampOf(await readPointedReleases(db))
    if (known?.stamp !== stamp) {
      const rows = await readPointedManifests(db)
      known = { stamp: stampOf(rows), platform: livePlatformOf(rows) }
    }
    return known.platform
  }
}

function livePlatformOf(rows: Manifests): LivePlatform {
  const pointed = followed(rows)
  const shell = pointed.find(({ pointer }) => pointer.name === SHELL)?.live ?? null
  const developmentShell = pointed.find(({ pointer }) => pointer.name === DEVELOPMENT_SHELL)?.live ?? null
  const registry: Registry = {}
  const firstReads: LivePlatform['firstReads'] = {}
  for (const { pointer, live, fallback, canary } of pointed) {
    if (!live || isShell(pointer.name)) continue
    // The shell may have moved on since: a fall-back that cannot run in it would only fail once more.
    const fits = fallback && shell && betweenRemoteAndShell(fallback, shell).length === 0
    registry[pointer.name] = {
      live: loadable(live),
      fallback: fits ? loadable(fallback) : null,
      canary: canary ? { ...loadable(canary), percent: pointer.canaryPercent } : null,
      salt: pointer.salt,
    }
    firstReads[pointer.name] = live.firstReads
  }
  return { shell, developmentShell, registry, firstReads }
}

/** What a release is checked against. */
export async function readLiveReleases(db: Database): Promise<LiveReleases> {
  const pointed = followed(await readPointedManifests(db))
  const remotes = pointed.filter(({ pointer }) => !isShell(pointer.name))
  return {
    shell: pointed.find(({ pointer }) => pointer.name === SHELL)?.live ?? null,
    remotes: Object.fromEntries(remotes.flatMap(({ pointer, live }) => (live ? [[pointer.name, live]] : []))),
    canaries: remotes.flatMap(({ canary }) => canary ?? []),
  }
}
