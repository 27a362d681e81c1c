import type { LoadableRelease, Registry, RegistryEntry } from '@mowka/contract/schemas/platform'
import { addTexts } from '@mowka/kernel/i18n'
import type { TextsLoader } from '@mowka/kernel/platform'
import i18next from 'i18next'
import type { ComponentType } from 'react'
import { chooseRelease } from './choose-release'
import type { Federation } from './federation'
import { OVERRIDE_VERSION } from './overrides'
import { prefetchScripts, refetchScripts, type Urgency } from './prefetch'
import { isWorthRetrying, RemoteError } from './remote-error'
import { renewedEntry } from './renewed-entry'

/** The two faces of a remote. */
export type Face = 'pages' | 'widgets'
/** Where the release of a remote comes from. */
export type ReleaseSource = 'live' | 'canary' | 'fallback' | 'override'
type FaceModule = Record<Face, Record<string, () => Promise<{ default: ComponentType }>> | undefined> & {
  texts: TextsLoader
}

/** A page or widget with the release that it came from. */
type Loaded = { component: ComponentType; release: LoadableRelease }

/** Waits before the second and the third try, in milliseconds. */
export const RETRY_WAITS = [300, 1_200]

type Options = {
  registry: Registry
  /** Asks which releases people get now, and whether with this page's shell; null where nobody answers in time. */
  readRegistry?: () => Promise<{ registry: Registry; isForThisShell: boolean } | null>
  /**
   * Told when what people get now may need a newer shell than this page's. True when the page is reloaded: then nothing
   * more happens here. Otherwise what the page knows is tried once more.
   */
  onOutdated?: (face: Face) => Promise<boolean>
  federation: Federation
  /** Loads a kernel module that comes on demand. */
  loadKernel?: (module: string) => Promise<void>
  /** Stable name of the browser, for canaries: the same before and after a sign-in. */
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
  private readonly loading = new Map<string, Promise<ComponentType>>()
  private readonly times = new Map<string, number>()

  /** Remotes whose files arrived damaged. */
  private readonly damaged = new Set<string>()

  /** Remotes that someone tries again after they failed. */
  private readonly doubted = new Set<string>()
  private readonly registry: Registry

  constructor(options: Options) {
    this.options = options
    this.registry = { ...options.registry }
  }

  /** Whether the release that this person gets has a page or widget of that name. */
  has(remote: string, face: Face, name: string): boolean {
    if (this.registry[remote] === undefined) return false
    const release = this.release(remote)
    // What is being worked on may have anything.
    return release.version === OVERRIDE_VERSION || name in release[face]
  }

  /** The component if it is there already; the page then shows without a skeleton in between. */
  peek(remote: string, face: Face, name: string): ComponentType | null {
    return this.doubted.has(remote) ? null : (this.loaded.get(`${remote}/${face}/${name}`) ?? null)
  }

  /**
   * Someone tries a remote again that failed. The next load asks first which release people get now: what failed may
   * have been rolled back, withdrawn or mended since the page was opened.
   */
  doubt(remote: string): void {
    this.doubted.add(remote)
  }

  /** The version in use, for reports and the panel. */
  versionOf(remote: string): string {
    return this.registry[remote] ? this.release(remote).version : ''
  }

  /** The remotes that this page knows. */
  names(): string[] {
    return Object.keys(this.registry)
  }

  /** Which of its releases a remote runs on; null until something asked for it. */
  sourceOf(remote: string): ReleaseSource | null {
    const entry = this.registry[remote]
    const chosen = this.chosen.get(remote)
    if (!entry || !chosen) return null
    if (chosen.version === OVERRIDE_VERSION) return 'override'
    if (chosen === entry.live) return 'live'
    return chosen === entry.fallback ? 'fallback' : 'canary'
  }

  /** How long people waited for the last page or widget of a remote, in milliseconds; null when none has come. */
  timeOf(remote: string): number | null {
    return this.times.get(remote) ?? null
  }

  /** Starts fetching everything a page needs, without running it. */
  prefetch(remote: string, face: Face, name: string, urgency: Urgency = 'now'): void {
    if (!this.has(remote, face, name) || this.peek(remote, face, name)) return
    this.fetchFiles(remote, this.release(remote), face, name, urgency)
  }

  /** Loads a page or widget; calls at once share one load. Rejects with a `RemoteError`. */
  load(remote: string, face: Face, name: string): Promise<ComponentType> {
    const key = `${remote}/${face}/${name}`
    const known = this.peek(remote, face, name)
    if (known) return Promise.resolve(known)
    const running = this.loading.get(key)
    if (running) return running
    const from = performance.now()
    const loading = this.renew(remote, face)
      .then(() => this.loadWithFallback(remote, face, name))
      .then(({ component, release }) => {
        // Another page of the remote may have given up its release meanwhile: the next time this one comes from there.
        if (release === this.release(remote)) this.loaded.set(key, component)
        this.times.set(remote, performance.now() - from)
        this.options.onLoaded?.(remote, release.version)
        return component
      })
      .finally(() => this.loading.delete(key))
    this.loading.set(key, loading)
    return loading
  }

  private release(remote: string): LoadableRelease {
    const known = this.chosen.get(remote)
    if (known) return known
    const entry = this.registry[remote]
    if (!entry) throw new RemoteError('contract', remote, '', null, 'No such remote in the registry')
    const release = chooseRelease(entry, remote, this.options.who())
    this.chosen.set(remote, release)
    return release
  }

  /** Takes what people get now of a remote that is tried again, when that is another release that fits this page. */
  private async renew(remote: string, face: Face): Promise<void> {
    if (!this.doubted.delete(remote)) return
    const answer = await this.options.readRegistry?.()
    const now = answer?.registry[remote]
    const before = this.registry[remote]
    if (!answer || !now || !before) return
    const choose = (each: RegistryEntry) => chooseRelease(each, remote, this.options.who())
    const next = renewedEntry(before, now, answer.isForThisShell, choose)
    if (next === 'same') return
    if (next === 'outdated') {
      if (await this.options.onOutdated?.(face)) await new Promise<never>(() => {})
      return
    }
    this.registry[remote] = next
    this.chosen.delete(remote)
    this.forget(remote)
  }

  private async loadWithFallback(remote: string, face: Face, name: string): Promise<Loaded> {
    const release = this.release(remote)
    // Files are kept forever, so damaged copies would be met again: a new try fetches all of them again.
    if (this.damaged.delete(remote)) await refetchScripts(remote, this.filesOf(release, face, name))
    try {
      return { component: await this.loadWithRetries(remote, release, face, name), release }
    } catch (error) {
      const failure = await this.fail(error, remote, release)
      const fallback = this.fallbackFor(remote, release)
      if (!fallback || !(name in fallback[face])) throw failure
      const component = await this.loadWithRetries(remote, fallback, face, name).catch(
        async (second: unknown) => {
          throw await this.fail(second, remote, fallback)
        },
      )
      this.chosen.set(remote, fallback)
      this.forget(remote)
      return { component, release: fallback }
    }
  }

  private async fail(error: unknown, remote: string, release: LoadableRelease): Promise<RemoteError> {
    const failure = await this.classify(error, remote, release)
    if (failure.kind === 'integrity') this.damaged.add(remote)
    this.options.onFailure?.(failure)
    return failure
  }

  /** Pages of two releases do not share their stores, so what the failed one gave is not used any more. */
  private forget(remote: string): void {
    for (const key of this.loaded.keys()) if (key.startsWith(`${remote}/`)) this.loaded.delete(key)
  }

  private fallbackFor(remote: string, failed: LoadableRelease): LoadableRelease | null {
    const entry = this.registry[remote]
    // A failed canary goes back to what everyone else has.
    if (entry?.canary?.version === failed.version) return entry.live
    return entry?.fallback ?? null
  }

  private async loadWithRetries(remote: string, release: LoadableRelease, face: Face, name: string) {
    const wait = this.options.wait ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms)))
    for (const pause of RETRY_WAITS) {
      try {
        return await this.loadOnce(remote, release, face, name)
      } catch (error) {
        const failure = await this.classify(error, remote, release)
        if (!isWorthRetrying(failure)) throw failure
        await wait(pause)
      }
    }
    return this.loadOnce(remote, release, face, name)
  }

  private async loadOnce(remote: string, release: LoadableRelease, face: Face, name: string) {
    this.fetchFiles(remote, release, face, name)
    // First: a page that runs without its kernel stays broken, whatever comes afterwards.
    await this.loadKernelFor(release, face, name)
    const module = (await this.options.federation.load(remote, release, `./${face}`)) as FaceModule
    const open = module[face]?.[name]
    if (!open || !module.texts)
      throw new RemoteError('contract', remote, release.version, null, `No ${face}/${name}`)
    const [component] = await Promise.all([open(), addTexts(remote, module.texts)])
    if (!component.default)
      throw new RemoteError('contract', remote, release.version, null, 'No default export')
    return component.default
  }

  private fetchFiles(
    remote: string,
    release: LoadableRelease,
    face: Face,
    name: string,
    urgency: Urgency = 'now',
  ): void {
    prefetchScripts(remote, release, this.filesOf(release, face, name), urgency)
    // In parallel with the files. What fails here, the load meets and reports.
    if (urgency !== 'idle') this.loadKernelFor(release, face, name).catch(() => {})
  }

  private async loadKernelFor(release: LoadableRelease, face: Face, name: string): Promise<void> {
    const modules = release.needs[`${face}/${name}`] ?? []
    await Promise.all(modules.map((module) => this.options.loadKernel?.(module)))
  }

  private filesOf(release: LoadableRelease, face: Face, name: string): string[] {
    const texts = release.texts[i18next.language ?? 'pl'] ?? []
    return [release.entry, ...(release[face][name] ?? []), ...texts]
  }

  private async classify(error: unknown, remote: string, release: LoadableRelease): Promise<RemoteError> {
    return error instanceof RemoteError ? error : this.options.federation.classify(error, remote, release)
  }
}
