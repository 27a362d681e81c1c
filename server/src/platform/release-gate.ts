import type { ReleaseManifest } from '@mowka/shared/contract/schemas/platform'
import semver from 'semver'

/** What is live when something is released: the shell and the remotes by name. */
export type LiveReleases = {
  shell: ReleaseManifest | null
  remotes: Record<string, ReleaseManifest>
}

/** Why a release is refused. */
export type Refusal = { code: string; reason: string }

type Shell = NonNullable<ReleaseManifest['shell']>

/** What stands between a remote and a shell. Empty when they fit. */
function betweenRemoteAndShell(
  remote: ReleaseManifest,
  shellRelease: ReleaseManifest,
  shell: Shell,
): Refusal[] {
  const refusals: Refusal[] = []
  if (!semver.satisfies(shell.kernelVersion, remote.kernelRange)) {
    refusals.push({
      code: 'KERNEL_MISMATCH',
      reason: `${remote.name} ${remote.version} runs on kernel ${remote.kernelRange}, the shell has ${shell.kernelVersion}`,
    })
  }
  const provided = new Set(shellRelease.shared.map((module) => module.name))
  for (const { name } of remote.shared) {
    if (!provided.has(name)) {
      refusals.push({
        code: 'KERNEL_MODULE_MISSING',
        reason: `${remote.name} ${remote.version} takes ${name} from the kernel, which the shell does not provide`,
      })
    }
  }
  return refusals
}

/** Pages that were live and that the next release of the same remote no longer has: their routes would break. */
function lostPages(next: ReleaseManifest, live: ReleaseManifest | undefined, shell: Shell): Refusal[] {
  return shell.routes
    .filter(({ remote, page }) => remote === next.name && live && page in live.pages && !(page in next.pages))
    .map(({ name, page }) => ({
      code: 'PAGE_MISSING',
      reason: `The route ${name} shows ${next.name}/${page}, which this release lacks`,
    }))
}

/** Widgets that were live and are gone: other remotes borrow them. */
const lostWidgets = (next: ReleaseManifest, live: ReleaseManifest | undefined): Refusal[] =>
  Object.keys(live?.widgets ?? {})
    .filter((widget) => !(widget in next.widgets))
    .map((widget) => ({
      code: 'WIDGET_MISSING',
      reason: `Other remotes may borrow ${next.name}/${widget}, which this release lacks`,
    }))

/**
 * Checks a release against what is live: an incompatible one is refused here, not when a learner opens it.
 * Pure; no refusal means that it fits.
 */
export function checkRelease(next: ReleaseManifest, live: LiveReleases): Refusal[] {
  if (next.shell) {
    const shell = next.shell
    return Object.values(live.remotes).flatMap((remote) => betweenRemoteAndShell(remote, next, shell))
  }
  const shell = live.shell?.shell
  if (!live.shell || !shell) return [{ code: 'NO_SHELL', reason: 'Release the shell first' }]
  const before = live.remotes[next.name]
  return [
    ...betweenRemoteAndShell(next, live.shell, shell),
    ...lostPages(next, before, shell),
    ...lostWidgets(next, before),
  ]
}
