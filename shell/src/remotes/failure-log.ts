import type { RemoteError } from './remote-error'

/** How many failures of a page are remembered. */
const KEPT = 50

/** A failure and when it was, in milliseconds since the page began. */
export type LoggedFailure = { error: RemoteError; at: number }

const failures: LoggedFailure[] = []

/** Remembers a failure for the panel. */
export function logFailure(error: RemoteError): void {
  failures.push({ error, at: performance.now() })
  failures.splice(0, failures.length - KEPT)
}

/** What failed on this page, the oldest first. */
export const loggedFailures = (): readonly LoggedFailure[] => failures
