import { textFilesOf } from '@mowka/contract/release-files'
import type { LoadableRelease, Registry, RegistryEntry } from '@mowka/contract/schemas/platform'
import { addTexts } from '@mowka/kernel/i18n'
import type { RemoteTexts } from '@mowka/kernel/platform'
import i18next from 'i18next'
import type { ComponentType } from 'react'
import { type Federation, prefetchScripts, refetchScripts, type Urgency } from './federation'
import { chooseRelease, OVERRIDE_VERSION, renewedEntry } from './releases'
import { isWorthRetrying, RemoteError } from './remote-error'

/** Kinds of modules that a remote exposes. */
export type Face = 'pages' | 'widgets'
/** Where the release of a remote comes from. */
export type ReleaseSource = 'live' | 'canary' | 'fallback' | 'override'
type FaceModule = Record<Face, Record<string, () => Promise<{ default: ComponentType }>> | undefined> &
  RemoteTexts

/** A page or widget with its release. */
type Loaded = { component: ComponentType; release: LoadableRelease }

/** Delays before the second and third attempt, in ms. */
export const RETRY_WAITS = [300, 1_200]

type Options = {
  registry: Registry
  /** Fetches the current registry and whether it is for this page's shell; null after a timeout. */
  readRegistry?: () => Promise<{ registry: Registry; isForThisShell: boolean } | null>
  /**
   * Called when the current releases may need a newer shell. True means that the page reloads and the loader stops;
   * otherwise the known release is tried again.
   */
  onOutdated?: (face: Face) => Promise<boolean>
  federation: Federation
  /** Loads an on-demand kernel module. */
  loadKernel?: (module: string) => Promise<void>
  /** Stable id of the browser for canaries, independent of sign-in. */
  who: () => string
  /** Called for every failure that counts against a release. */
  onFailure?: (error: RemoteError) => void
  /** Called when a release has rendered something. */
  onLoaded?: (remote: string, version: string) => void
  wait?: (ms: number) => Promise<void>
}

/**
 * Loads pages and widgets of remotes: fetches all their files in parallel, retries network failures, then falls back
 * to the previous release, then throws a `RemoteError`. Loaded components are cached.
 */
export class RemoteLoader {
  private readonly options: Options
  private readonly chosen = new Map<string, LoadableRelease>()
  private readonly loaded = new Map<string, ComponentType>()
  private readonly loading = new Map<string, Promise<ComponentType>>()
  private readonly times = new Map<string, number>()

  /** Remotes whose files arrived damaged. */
  private readonly damaged = new Set<string>()

  /** Remotes being retried after a failure. */
  private readonly retried = new Set<string>()
  private readonly registry: Registry

  /** The request for the files that the page doesn't contain. */
  private learning: Promise<void> | null = null

  constructor(options: Options) {
    this.options = options
    this.registry = { ...options.registry }
  }

  /** Whether the release selected for this browser has a page or widget of that name. */
  has(remote: string, face: Face, name: string): boolean {
    if (this.registry[remote] === undefined) return false
    const release = this.release(remote)
    // A release under development may have anything.
    return release.version === OVERRIDE_VERSION || name in release[face]
  }

  /** Returns a component that is already loaded, so that the page shows without a skeleton. */
  peek(remote: string, face: Face, name: string): ComponentType | null {
    return this.retried.has(remote) ? null : (this.loaded.get(`${remote}/${face}/${name}`) ?? null)
  }

  /**
   * Marks a failed remote for a retry. The next load fetches the registry first, because the failed release may have
   * been rolled back, withdrawn or fixed since the page load.
   */
  markForRetry(remote: string): void {
    this.retried.add(remote)
  }

  /** Returns the version in use, for reports and the panel. */
  versionOf(remote: string): string {
    return this.registry[remote] ? this.release(remote).version : ''
  }

  /** Returns the remotes known to this page. */
  names(): string[] {
    return Object.keys(this.registry)
  }

  /** Returns the release source of a remote; null until something was requested from it. */
  sourceOf(remote: string): ReleaseSource | null {
    const entry = this.registry[remote]
    const chosen = this.chosen.get(remote)
    if (!entry || !chosen) return null
    if (chosen.version === OVERRIDE_VERSION) return 'override'
    if (chosen === entry.live) return 'live'
    return chosen === entry.fallback ? 'fallback' : 'canary'
  }

  /** Returns the load time of a remote's last page or widget in ms; null if none has loaded. */
  timeOf(remote: string): number | null {
    return this.times.get(remote) ?? null
  }

  /** Starts fetching the files of a page without running them. */
  prefetch(remote: string, face: Face, name: string, urgency: Urgency = 'now'): void {
    if (!this.has(remote, face, name) || this.peek(remote, face, name)) return
    this.fetchFiles(remote, this.release(remote), face, name, urgency)
  }

  /**
   * Loads a page or widget; concurrent calls share one load.
   *
   * @throws RemoteError
   */
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
        // Another page of the remote may have switched releases meanwhile; then the next load uses the new one.
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

  /** Applies the current registry to a remote that is retried, if its release differs and fits this page. */
  private async renew(remote: string, face: Face): Promise<void> {
    if (!this.retried.delete(remote)) return
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
    // Files are cached forever, so damaged copies would be read again: a retry refetches all of them.
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

  /** Pages of two releases don't share stores, so the failed release's pages are discarded. */
  private forget(remote: string): void {
    for (const key of this.loaded.keys()) if (key.startsWith(`${remote}/`)) this.loaded.delete(key)
  }

  private fallbackFor(remote: string, failed: LoadableRelease): LoadableRelease | null {
    const entry = this.registry[remote]
    // A failed canary falls back to the live release.
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
    // First, because a page that runs without its kernel modules stays broken.
    await this.loadKernelFor(release, face, name)
    const module = (await this.options.federation.load(remote, release, `./${face}`)) as FaceModule
    const open = module[face]?.[name]
    if (!open || !module.texts)
      throw new RemoteError('contract', remote, release.version, null, `No ${face}/${name}`)
    const [component] = await Promise.all([open(), addTextsOf(remote, module, name)])
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
    const prefetch = () => prefetchScripts(remote, release, this.filesOf(release, face, name), urgency)
    prefetch()
    if (release.isPartial) void this.learnFiles().then(prefetch)
    // In parallel with the files. The load reports failures.
    if (urgency !== 'idle') this.loadKernelFor(release, face, name).catch(() => {})
  }

  private async loadKernelFor(release: LoadableRelease, face: Face, name: string): Promise<void> {
    const modules = release.needs[`${face}/${name}`] ?? []
    await Promise.all(modules.map((module) => this.options.loadKernel?.(module)))
  }

  private filesOf(release: LoadableRelease, face: Face, name: string): string[] {
    const texts = textFilesOf(release, i18next.language ?? 'pl', face, name)
    return [release.entry, ...(release[face][name] ?? []), ...texts]
  }

  private async classify(error: unknown, remote: string, release: LoadableRelease): Promise<RemoteError> {
    if (error instanceof RemoteError) return error
    // Without hashes, damaged files look like a lost connection.
    if (release.isPartial) await this.learnFiles()
    return this.options.federation.classify(error, remote, release)
  }

  /**
   * Fetches the files of all releases, which the page contains only for its own remote. Asks once; releases that the
   * platform has replaced since the page load load without prefetching.
   */
  private learnFiles(): Promise<void> {
    this.learning ??= this.askForFiles().then((isKnown) => {
      if (!isKnown) this.learning = null
    })
    return this.learning
  }

  private async askForFiles(): Promise<boolean> {
    const answer = await this.options.readRegistry?.()
    if (!answer) return false
    for (const [remote, entry] of Object.entries(this.registry)) {
      const current = answer.registry[remote]
      for (const release of releasesOf(entry)) {
        const same = current && releasesOf(current).find(({ version }) => version === release.version)
        if (!same) continue
        const { integrity, pages, widgets, texts } = same
        Object.assign(release, { integrity, pages, widgets, texts, isPartial: false })
      }
    }
    return true
  }
}

const releasesOf = ({ live, fallback, canary }: RegistryEntry): LoadableRelease[] =>
  [live, fallback, canary].filter((release) => release !== null)

/** Adds the texts of a page or widget: the parts that it shows, or all if the remote's texts have no parts. */
async function addTextsOf(remote: string, { texts, textsOf }: RemoteTexts, name: string): Promise<void> {
  if (!textsOf) return addTexts(remote, texts)
  const parts = (textsOf[name] ?? []).flatMap((part) => texts[part] ?? [])
  await Promise.all(parts.map((part) => addTexts(part.namespace ?? remote, part)))
}
