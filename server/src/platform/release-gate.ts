import type { ReleaseManifest } from '@mowka/contract/schemas/release'
import semver from 'semver'

/** The live releases: the shell, the remotes by name, and running canaries. */
export type LiveReleases = {
  shell: ReleaseManifest | null
  remotes: Record<string, ReleaseManifest>
  canaries?: readonly ReleaseManifest[]
}

/** A reason to refuse a release. */
export type Refusal = { code: string; reason: string }

type Shell = NonNullable<ReleaseManifest['shell']>

/** Returns the reasons why a remote can't run in a shell; empty if compatible. */
export function remoteIncompatibilities(remote: ReleaseManifest, shellRelease: ReleaseManifest): Refusal[] {
  const shell = shellRelease.shell
  if (!shell) return []
  const what = `${remote.name} ${remote.version}`
  const refusals: Refusal[] = []
  if (!semver.satisfies(shell.kernelVersion, remote.kernelRange)) {
    refusals.push({
      code: 'KERNEL_MISMATCH',
      reason: `${what} runs on kernel ${remote.kernelRange}, the shell has ${shell.kernelVersion}`,
    })
  }
  const provided = new Map(shellRelease.shared.map((module) => [module.name, module.version]))
  for (const { name, version: range } of remote.shared) {
    const version = provided.get(name)
    if (version === undefined) {
      refusals.push({
        code: 'KERNEL_MODULE_MISSING',
        reason: `${what} takes ${name} from the kernel, which the shell does not provide`,
      })
    } else if (!semver.satisfies(version, range)) {
      refusals.push({
        code: 'KERNEL_MODULE_MISMATCH',
        reason: `${what} takes ${name} ${range} from the kernel, the shell provides ${version}`,
      })
    }
  }
  return refusals
}

/** Live pages that the next release of the remote lacks, so that their routes would break. */
function lostPages(next: ReleaseManifest, live: ReleaseManifest | undefined, shell: Shell): Refusal[] {
  return shell.routes
    .filter(({ remote, page }) => remote === next.name && live && page in live.pages && !(page in next.pages))
    .map(({ name, page }) => ({
      code: 'PAGE_MISSING',
      reason: `The route ${name} shows ${next.name}/${page}, which this release lacks`,
    }))
}

/** Live widgets that the next release lacks although other remotes may use them. */
export const lostWidgets = (next: ReleaseManifest, live: ReleaseManifest | undefined): Refusal[] =>
  Object.keys(live?.widgets ?? {})
    .filter((widget) => !(widget in next.widgets))
    .map((widget) => ({
      code: 'WIDGET_MISSING',
      reason: `Other remotes may borrow ${next.name}/${widget}, which this release lacks`,
    }))

/** Bundled copies of modules that must exist only once. */
const ownCopies = (next: ReleaseManifest): Refusal[] =>
  (next.ownCopies ?? []).map((name) => ({
    code: 'SINGLETON_COPY',
    reason: `${next.name} ${next.version} carries a copy of ${name}, of which the kernel has the only one`,
  }))

/** Returns the reasons why a release can't run with the live ones; the only reasons that refuse a rollback. */
export function findIncompatibilities(next: ReleaseManifest, live: LiveReleases): Refusal[] {
  if (next.shell) {
    return [...Object.values(live.remotes), ...(live.canaries ?? [])].flatMap((remote) =>
      remoteIncompatibilities(remote, next),
    )
  }
  if (!live.shell?.shell) return [{ code: 'NO_SHELL', reason: 'Release the shell first' }]
  return [...ownCopies(next), ...remoteIncompatibilities(next, live.shell)]
}

/**
 * Checks a release against the live ones, so that an incompatible release is refused here and not when a learner
 * opens it. Pure; empty if compatible.
 */
export function checkRelease(next: ReleaseManifest, live: LiveReleases): Refusal[] {
  const refusals = findIncompatibilities(next, live)
  const shell = live.shell?.shell
  if (next.shell || !shell) return refusals
  const before = live.remotes[next.name]
  return [...refusals, ...lostPages(next, before, shell), ...lostWidgets(next, before)]
}

/**
 * Lists routes whose pages no live remote has, one line per remote. They show the not-found page, so that the shell
 * can be released before a new page, but the releaser should know.
 */
export function routesWithoutPage(next: ReleaseManifest, live: LiveReleases): string[] {
  const shell = next.shell ?? live.shell?.shell
  const remotes = next.shell ? live.remotes : { ...live.remotes, [next.name]: next }
  const missing = new Map<string, Set<string>>()
  for (const { remote, page } of shell?.routes ?? []) {
    const concerns = next.shell || remote === next.name
    if (!concerns || page in (remotes[remote]?.pages ?? {})) continue
    missing.set(remote, (missing.get(remote) ?? new Set()).add(page))
  }
  return [...missing].map(
    ([remote, pages]) => `Routes lead to pages that ${remote} lacks: ${[...pages].join(', ')}`,
  )
}
