import type { LoadableRelease, Registry } from '@mowka/shared/contract/schemas/platform'
import { addTexts } from '@mowka/shared/i18n'
import type { TextsLoader } from '@mowka/shared/platform'
import i18next from 'i18next'
import type { ComponentType } from 'react'
import { chooseRelease } from './choose-release'
import type { Federation } from './federation'
import { prefetchScripts } from './prefetch'
import { isWorthRetrying, RemoteError } from './remote-error'

/** The two faces of a remote. */
export type Face = 'pages' | 'widgets'
type FaceModule = Record<Face, Record<string, () => Promise<{ default: ComponentType }>> | undefined> & {
  texts: TextsLoader
}

/** Waits before the second and the third try, in milliseconds. */
const RETRY_WAITS = [300, 1200]

type Options = {
  registry: Registry
  federation: Federation
  /** Stable name of the person or the browser, for canaries. */
  who: () => string
  /** Told of every failure that counts against a release. */
  onFailure?: (error: RemoteError) => void
  /** Told when a release has shown something. */
  onLoaded?: (remote: string, version: string) => void
  wait?: (ms: number) => Promise<void>
}

/**
 * Loads pages and widgets of remotes: fetches all their files side by side, tries again what was lost on the way,
 * then falls back to the release before, then throws a `RemoteError`. What was loaded once is there at once.
 */
export class RemoteLoader {
  private readonly options: Options
  private readonly chosen = new Map<string, LoadableRelease>()
  private readonly loaded = new Map<string, ComponentType>()

  constructor(options: Options) {
    this.options = options
  }

  /** Whether the release that this person gets has a page or widget of that name. */
  has(remote: string, face: Face, name: string): boolean {
    return this.options.registry[remote] !== undefined && name in this.release(remote)[face]
  }

  /** The component if it is there already; the page then shows without a skeleton in between. */
  peek(remote: string, face: Face, name: string): ComponentType | null {
    return this.loaded.get(`${remote}/${face}/${name}`) ?? null
  }

  /** The version in use, for reports and the panel. */
  versionOf(remote: string): string {
    return this.options.registry[remote] ? this.release(remote).version : ''
  }

  /** Starts fetching everything a page needs, without running it. */
  prefetch(remote: string, face: Face, name: string): void {
    if (this.has(remote, face, name)) this.fetchFiles(remote, this.release(remote), face, name)
  }

  /** Loads a page or widget. Rejects with a `RemoteError`. */
  async load(remote: string, face: Face, name: string): Promise<ComponentType> {
    const known = this.peek(remote, face, name)
    if (known) return known
    const component = await this.loadWithFallback(remote, face, name)
    this.loaded.set(`${remote}/${face}/${name}`, component)
    this.options.onLoaded?.(remote, this.release(remote).version)
    return component
  }

  private release(remote: string): LoadableRelease {
    const known = this.chosen.get(remote)
    if (known) return known
    const entry = this.options.registry[remote]
    if (!entry) throw new RemoteError('contract', remote, '', null, 'No such remote in the registry')
    const release = chooseRelease(entry, remote, this.options.who())
    this.chosen.set(remote, release)
    return release
  }

  private async loadWithFallback(remote: string, face: Face, name: string): Promise<ComponentType> {
    const release = this.release(remote)
    try {
      return await this.loadWithRetries(remote, release, face, name)
    } catch (error) {
      const failure = this.classify(error, remote, release)
      this.options.onFailure?.(failure)
      const fallback = this.fallbackFor(remote, release)
      if (!fallback || !(name in fallback[face])) throw failure
      const component = await this.loadWithRetries(remote, fallback, face, name).catch((second: unknown) => {
        throw this.classify(second, remote, fallback)
      })
      this.chosen.set(remote, fallback)
      return component
    }
  }

  private fallbackFor(remote: string, failed: LoadableRelease): LoadableRelease | null {
    const entry = this.options.registry[remote]
    // A failed canary goes back to what everybody else has.
    if (entry?.canary?.version === failed.version) return entry.live
    return entry?.fallback ?? null
  }

  private async loadWithRetries(remote: string, release: LoadableRelease, face: Face, name: string) {
    const wait = this.options.wait ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms)))
    for (const pause of [...RETRY_WAITS, null]) {
      try {
        return await this.loadOnce(remote, release, face, name)
      } catch (error) {
        if (pause === null || !isWorthRetrying(this.classify(error, remote, release))) throw error
        await wait(pause)
      }
    }
    throw new Error('unreachable')
  }

  private async loadOnce(remote: string, release: LoadableRelease, face: Face, name: string) {
    this.fetchFiles(remote, release, face, name)
    const module = (await this.options.federation.load(remote, release, `./${face}`)) as FaceModule
    const open = module[face]?.[name]
    if (!open) throw new RemoteError('contract', remote, release.version, null, `No ${face}/${name}`)
    const [component] = await Promise.all([open(), addTexts(remote, module.texts)])
    if (!component.default)
      throw new RemoteError('contract', remote, release.version, null, 'No default export')
    return component.default
  }

  private fetchFiles(remote: string, release: LoadableRelease, face: Face, name: string): void {
    const texts = release.texts[i18next.language ?? 'pl'] ?? []
    prefetchScripts(remote, release, [release.entry, ...(release[face][name] ?? []), ...texts])
  }

  private classify(error: unknown, remote: string, release: LoadableRelease): RemoteError {
    return error instanceof RemoteError ? error : this.options.federation.classify(error, remote, release)
  }
}
