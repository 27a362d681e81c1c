import type { z } from 'zod'
import { ExternalServiceError, type OutsideService } from './external-service-error'

/** The response of a service. */
export type Answer = { status: number; headers: Headers; bytes: Uint8Array }

export type HttpRequest = RequestInit & {
  /** Maximum size of the response, in bytes. */
  atMost?: number
}

/** Default size limit in bytes, sufficient for all responses except files. */
const USUAL_LIMIT = 2 * 1024 * 1024

/** Codes of requests that never left this machine, or found no server. */
const UNSENT = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]

/** Returns the code of a connection error; `fetch` nests it one or several levels deep. */
function codeOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null
  if ('code' in error && typeof error.code === 'string') return error.code
  if ('errors' in error && Array.isArray(error.errors)) return codeOf(error.errors[0])
  return 'cause' in error ? codeOf(error.cause) : null
}

/**
 * Sends a request and reads the whole response, whatever its status. Redirects are returned, not followed, because
 * the data is meant for one address. Throws an `ExternalServiceError` if the service doesn't respond.
 */
export async function request(
  service: OutsideService,
  what: string,
  url: string | URL | Request,
  { atMost = USUAL_LIMIT, ...init }: HttpRequest = {},
): Promise<Answer> {
  try {
    const response = await fetch(url, { redirect: 'manual', ...init })
    return { status: response.status, headers: response.headers, bytes: await read(response, atMost) }
  } catch (error) {
    if (error instanceof TooLong)
      throw new ExternalServiceError(service, what, { isUnavailable: false, code: 'too long' })
    const code = codeOf(error)
    throw new ExternalServiceError(service, what, {
      isUnavailable: true,
      code,
      isUnsent: code !== null && UNSENT.includes(code),
    })
  }
}

class TooLong extends Error {}

async function read(response: Response, atMost: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > atMost) throw new TooLong()
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** The error for an unsuccessful status. */
export const refusal = (service: OutsideService, what: string, status: number, code: string | null = null) =>
  new ExternalServiceError(service, what, { isUnavailable: status === 429 || status >= 500, status, code })

/** Parses JSON; `undefined` if invalid. */
export function parsed(text: string | Uint8Array): unknown {
  try {
    return JSON.parse(typeof text === 'string' ? text : new TextDecoder().decode(text))
  } catch {
    return undefined
  }
}

/** Validates a response. Throws an `ExternalServiceError` if it doesn't match the schema. */
export function readAs<Schema extends z.ZodType>(
  service: OutsideService,
  what: string,
  { bytes }: Answer,
  schema: Schema,
): z.output<Schema> {
  const read = schema.safeParse(parsed(bytes))
  if (!read.success)
    throw new ExternalServiceError(service, what, { isUnavailable: false, code: 'another shape' })
  return read.data
}
