import { DEVELOPMENT_SHELL } from '@mowka/contract/release-names'
import type { LoadableRelease, Registry } from '@mowka/contract/schemas/platform'
import type { ReleaseManifest } from '@mowka/contract/schemas/release'
import type { Database } from '../database/database'
import { type LiveReleases, remoteIncompatibilities } from './release-gate'
import { type PointedRelease, readPointedManifests, readPointedReleases } from './store'

/** The part of a release that its own pages contain. */
export const loadable = (manifest: ReleaseManifest): LoadableRelease => ({
  version: manifest.version,
  entry: manifest.entry,
  integrity: Object.fromEntries(
    manifest.files.filter((file) => !file.path.endsWith('.br')).map((file) => [file.path, file.integrity]),
  ),
  pages: manifest.pages,
  widgets: manifest.widgets,
  texts: manifest.texts,
  // Older releases don't have this field.
  needs: manifest.needs ?? {},
})

const withoutFiles = (parts: LoadableRelease['pages']) =>
  Object.fromEntries(Object.keys(parts).map((name) => [name, []]))

/** Reduces a release to what pages of other remotes contain: all but its files, of which only the entry stays. */
export function partial<Release extends LoadableRelease>(release: Release): Release {
  const { entry, pages, widgets } = release
  const integrity = release.integrity[entry]
  return {
    ...release,
    integrity: integrity ? { [entry]: integrity } : {},
    pages: withoutFiles(pages),
    widgets: withoutFiles(widgets),
    texts: {},
    isPartial: true,
  }
}

/** The data for a page: the live shell and the registry of remotes. */
export type LivePlatform = {
  shell: ReleaseManifest | null
  /** The shell for browsers with an override; null until a remote has been developed. */
  developmentShell: ReleaseManifest | null
  registry: Registry
  /** The first API reads of pages in live releases, by remote. */
  firstReads: Record<string, ReleaseManifest['firstReads']>
}

/** The shell's name in the registry. */
export const SHELL = 'shell'

/** Whether a name is the production or the development shell. */
export const isShell = (name: string): boolean => name === SHELL || name === DEVELOPMENT_SHELL

type Manifests = Awaited<ReturnType<typeof readPointedManifests>>

/** Resolves pointers to manifests. */
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

/** A fingerprint of pointers and releases. Releases are immutable, so their content hash represents them. */
const stampOf = (rows: readonly PointedRelease[]): string =>
  JSON.stringify(rows.map(({ pointer, version, contentHash }) => ({ pointer, version, contentHash })))

/**
 * Reads the served releases. The pointers are read each time; the manifests, which are large, only after a change.
 * Returns the same object until then.
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
    // The shell may be newer, and a fallback that can't run in it would fail as well.
    const fits = fallback && shell && remoteIncompatibilities(fallback, shell).length === 0
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

/** Reads the releases against which a new release is checked. */
export async function readLiveReleases(db: Database): Promise<LiveReleases> {
  const pointed = followed(await readPointedManifests(db))
  const remotes = pointed.filter(({ pointer }) => !isShell(pointer.name))
  return {
    shell: pointed.find(({ pointer }) => pointer.name === SHELL)?.live ?? null,
    remotes: Object.fromEntries(remotes.flatMap(({ pointer, live }) => (live ? [[pointer.name, live]] : []))),
    canaries: remotes.flatMap(({ canary }) => canary ?? []),
  }
}

/** Time that a page waits for the registry before it is served with the last known one, in milliseconds. */
const REGISTRY_TIMEOUT = 1_500

/** Time after a timeout during which no other page waits, in milliseconds. */
const RETRY_PAUSE = 5_000

/** Reads the registry for each page, and falls back to the last known one while the database doesn't respond. */
export class LivePlatformReader {
  private last: LivePlatform | null = null
  private askAgainAt = 0
  private readonly read: () => Promise<LivePlatform>
  private readonly patience: number

  constructor(read: () => Promise<LivePlatform>, patience = REGISTRY_TIMEOUT) {
    this.read = read
    this.patience = patience
  }

  /** Returns the current or last known registry. Rejects only if there was never one. */
  async current(): Promise<LivePlatform> {
    const { last } = this
    if (last && Date.now() < this.askAgainAt) return last
    const reading = this.read().then((live) => {
      this.last = live
      this.askAgainAt = 0
      return live
    })
    if (!last) return reading
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<LivePlatform>((resolve) => {
      timer = setTimeout(() => {
        this.askAgainAt = Date.now() + RETRY_PAUSE
        resolve(last)
      }, this.patience)
    })
    try {
      return await Promise.race([reading.catch(() => last), late])
    } finally {
      clearTimeout(timer)
    }
  }
}
