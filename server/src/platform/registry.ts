import {
  DEVELOPMENT_SHELL,
  type LoadableRelease,
  type Registry,
  type ReleaseManifest,
} from '@mowka/shared/contract/schemas/platform'
import type { Database } from '../database/database'
import { betweenRemoteAndShell, type LiveReleases } from './release-gate'
import { readPointedManifests } from './store'

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

async function readPointed(db: Database) {
  const { pointers, manifests } = await readPointedManifests(db)
  const find = (name: string, version: string | null) =>
    version === null ? undefined : manifests.get(`${name}@${version}`)
  return pointers.map((pointer) => ({
    pointer,
    live: find(pointer.name, pointer.live),
    fallback: find(pointer.name, pointer.fallback),
    canary: find(pointer.name, pointer.canary),
  }))
}

/** Reads which releases people get now. */
export async function readLivePlatform(db: Database): Promise<LivePlatform> {
  const pointed = await readPointed(db)
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
  const pointed = await readPointed(db)
  const remotes = pointed.filter(({ pointer }) => !isShell(pointer.name))
  return {
    shell: pointed.find(({ pointer }) => pointer.name === SHELL)?.live ?? null,
    remotes: Object.fromEntries(remotes.flatMap(({ pointer, live }) => (live ? [[pointer.name, live]] : []))),
    canaries: remotes.flatMap(({ canary }) => canary ?? []),
  }
}
