import { ProblemError } from '../http/problem'
import type { Pointer } from './pointer'
import { isShell } from './registry'
import type { Refusal } from './release-gate'

/** Refuses a command that conflicts with the current state. */
export const conflict = (code: string, title: string) => new ProblemError(409, code, title)

/** Throws 409 with all reasons, if there are any. */
export function throwRefusals(refusals: readonly Refusal[]): void {
  if (refusals.length === 0) return
  throw new ProblemError(409, 'RELEASE_REFUSED', 'The release is incompatible with the live releases', {
    errors: refusals.map(({ code, reason }) => ({ path: code, message: reason })),
  })
}

/** Throws 409 for a withdrawn release. */
export function checkNotWithdrawn(release: {
  name: string
  version: string
  withdrawnAt: Date | null
}): void {
  const { name, version, withdrawnAt } = release
  if (withdrawnAt) throw conflict('VERSION_WITHDRAWN', `${name} ${version} was withdrawn`)
}

/**
 * Refuses a canary of the shell: the server renders the page without knowing the person, so everyone gets the same
 * shell.
 */
export function checkCanary(pointer: Pointer | undefined, name: string, version?: string): Pointer {
  if (isShell(name)) throw conflict('SHELL_HAS_NO_CANARY', 'The shell is released to everyone at once')
  if (!pointer) throw conflict('NOTHING_LIVE', `${name} must be live before some people get another release`)
  if (version === pointer.live) throw conflict('ALREADY_LIVE', `Everyone has ${name} ${version} already`)
  return pointer
}
