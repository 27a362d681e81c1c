import type { z } from 'zod'
import { OutsideError, type OutsideService } from './outside-error'

/** What a service answered. */
export type Answer = { status: number; headers: Headers; bytes: Uint8Array }

export type HttpRequest = RequestInit & {
  /** More bytes than this are no sensible answer. */
  atMost?: number
}

/** Enough for everything that services tell us, in bytes. */
const USUAL_LIMIT = 2 * 1024 * 1024

/** Codes of a request that never left this machine, or found nobody. */
const UNSENT = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]

/** The code of what went wrong on the way; `fetch` puts it inside, once or several times. */
function codeOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null
  if ('code' in error && typeof error.code === 'string') return error.code
  if ('errors' in error && Array.isArray(error.errors)) return codeOf(error.errors[0])
  return 'cause' in error ? codeOf(error.cause) : null
}

/**
 * Sends a request and reads its answer to the end, whatever its status. Redirects are answers: what is sent is meant
 * for one address. Throws an `OutsideError` for a service that does not respond.
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
    if (error instanceof TooLong) throw new OutsideError(service, what, { isAway: false, code: 'too long' })
    const code = codeOf(error)
    throw new OutsideError(service, what, {
      isAway: true,
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

/** What an answer that is no success throws. */
export const refusal = (service: OutsideService, what: string, status: number, code: string | null = null) =>
  new OutsideError(service, what, { isAway: status === 429 || status >= 500, status, code })

/** What a JSON text says; undefined for invalid JSON. */
export function parsed(text: string | Uint8Array): unknown {
  try {
    return JSON.parse(typeof text === 'string' ? text : new TextDecoder().decode(text))
  } catch {
    return undefined
  }
}

/** Reads an answer in a known shape. Throws an `OutsideError` for another one. */
export function readAs<Schema extends z.ZodType>(
  service: OutsideService,
  what: string,
  { bytes }: Answer,
  schema: Schema,
): z.output<Schema> {
  const read = schema.safeParse(parsed(bytes))
  if (!read.success) throw new OutsideError(service, what, { isAway: false, code: 'another shape' })
  return read.data
}
