/** The services outside of the platform. */
export type OutsideService = 'storage' | 'mail' | 'speech' | 'chat' | 'payments' | 'identity'

export type OutsideErrorDetails = {
  /** True when the service did not respond, or said that it cannot now: later may go better. */
  isAway: boolean
  /** The HTTP status, or the reply code of a mail server; null when none came. */
  status?: number | null
  /** What the service calls it, e.g. `AccessDenied`; null when it did not say. */
  code?: string | null
  /** True when the request surely never reached the service. */
  isUnsent?: boolean
}

/**
 * That an outside service did not do what it was asked. Callers of the API read 503 `<SERVICE>_UNAVAILABLE`. Its
 * message names the service, what was tried and the service's own codes, and it keeps no other error: nothing of what
 * was sent, so that it may be logged.
 */
export class OutsideError extends Error {
  readonly service: OutsideService
  readonly isAway: boolean
  readonly status: number | null
  readonly code: string | null
  readonly isUnsent: boolean

  constructor(
    service: OutsideService,
    what: string,
    { isAway, status = null, code = null, isUnsent = false }: OutsideErrorDetails,
  ) {
    const why = [status, code].filter((each) => each !== null).join(' ')
    super(`${service}: ${what}: ${why || (isAway ? 'no answer' : 'an answer that makes no sense')}`)
    this.name = 'OutsideError'
    this.service = service
    this.isAway = isAway
    this.status = status
    this.code = code
    this.isUnsent = isUnsent
  }
}
