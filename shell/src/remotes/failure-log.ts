import type { RemoteError } from './remote-error'

/** Maximum number of logged failures. */
const KEPT = 50

/** A failure with its time in ms since the page load. */
export type LoggedFailure = { error: RemoteError; at: number }

const failures: LoggedFailure[] = []

/** Logs a failure for the panel. */
export function logFailure(error: RemoteError): void {
  failures.push({ error, at: performance.now() })
  failures.splice(0, failures.length - KEPT)
}

/** Returns the failures of this page, oldest first. */
export const loggedFailures = (): readonly LoggedFailure[] => failures
