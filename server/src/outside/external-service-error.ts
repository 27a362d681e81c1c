/** External services. */
export type OutsideService = 'storage' | 'mail' | 'speech' | 'chat' | 'payments' | 'identity' | 'push'

export type OutsideErrorDetails = {
  /** Whether the service didn't respond or is temporarily unavailable, so that a retry makes sense. */
  isUnavailable: boolean
  /** The HTTP status, or a mail server's reply code; null without a response. */
  status?: number | null
  /** The service's error code, e.g. `AccessDenied`; null if unknown. */
  code?: string | null
  /** Whether the request certainly never reached the service. */
  isUnsent?: boolean
}

/**
 * A failure of an external service. API callers get 503 `<SERVICE>_UNAVAILABLE`. The message contains the service,
 * the operation and the service's codes, and nothing that was sent, so it may be logged.
 */
export class ExternalServiceError extends Error {
  readonly service: OutsideService
  readonly isUnavailable: boolean
  readonly status: number | null
  readonly code: string | null
  readonly isUnsent: boolean

  constructor(
    service: OutsideService,
    what: string,
    { isUnavailable, status = null, code = null, isUnsent = false }: OutsideErrorDetails,
  ) {
    const why = [status, code].filter((each) => each !== null).join(' ')
    super(`${service}: ${what}: ${why || (isUnavailable ? 'no answer' : 'an answer that makes no sense')}`)
    this.name = 'ExternalServiceError'
    this.service = service
    this.isUnavailable = isUnavailable
    this.status = status
    this.code = code
    this.isUnsent = isUnsent
  }
}
