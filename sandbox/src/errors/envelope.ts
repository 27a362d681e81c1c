import { gunzipSync, inflateSync } from 'node:zlib'
import { HttpError, isRecord } from '../http/exchange'

/** An item of an envelope, with the most relevant fields extracted. */
export interface EnvelopeItem {
  /** event, transaction, session, client_report, replay_event, … */
  type: string
  /** Message of the event, or type and value of its last exception. */
  message?: string
  level?: string
  tags: Record<string, string>
  release?: string
  environment?: string
  transaction?: string
  /** The item itself if it is JSON; recordings and files are only counted. */
  payload?: unknown
  /** Payload size in bytes. */
  size: number
}

export interface ParsedEnvelope {
  header: Record<string, unknown>
  items: EnvelopeItem[]
}

const NEWLINE = 0x0a

/** Parses a Sentry envelope: a header line, then a header line and a payload per item. */
export function parseEnvelope(body: Buffer): ParsedEnvelope {
  let at = 0
  const line = (): string => {
    const end = body.indexOf(NEWLINE, at)
    const text = body.toString('utf8', at, end < 0 ? body.length : end)
    at = end < 0 ? body.length : end + 1
    return text.trim()
  }
  const header = headerOf(line())
  const items: EnvelopeItem[] = []
  while (at < body.length) {
    const text = line()
    if (text === '') continue
    const itemHeader = headerOf(text)
    const lineEnd = body.indexOf(NEWLINE, at)
    const end =
      typeof itemHeader.length === 'number' ? at + itemHeader.length : lineEnd < 0 ? body.length : lineEnd
    if (end > body.length) throw new HttpError(400, 'The envelope ends in the middle of an item.')
    items.push(itemOf(itemHeader, body.subarray(at, end)))
    at = end + (body[end] === NEWLINE ? 1 : 0)
  }
  return { header, items }
}

/** Decompresses a body. */
export function unpacked(body: Buffer, encoding: string | undefined): Buffer {
  try {
    if (encoding === 'gzip') return gunzipSync(body)
    if (encoding === 'deflate') return inflateSync(body)
  } catch {
    throw new HttpError(400, 'The body cannot be unpacked.')
  }
  return body
}

function headerOf(text: string): Record<string, unknown> {
  const value = jsonOf(text)
  if (!isRecord(value)) throw new HttpError(400, 'The envelope has a header that is not JSON.')
  return value
}

function itemOf(header: Record<string, unknown>, content: Buffer): EnvelopeItem {
  const type = typeof header.type === 'string' ? header.type : 'unknown'
  const isFile = type === 'replay_recording' || type === 'attachment' || type === 'profile'
  const payload = isFile ? undefined : jsonOf(content.toString('utf8'))
  const event = isRecord(payload) ? payload : {}
  return {
    type,
    message: messageOf(event),
    level: textOf(event.level),
    tags: tagsOf(event.tags),
    release: textOf(event.release),
    environment: textOf(event.environment),
    transaction: textOf(event.transaction),
    payload,
    size: content.length,
  }
}

function messageOf(event: Record<string, unknown>): string | undefined {
  const { message, logentry, exception } = event
  if (typeof message === 'string') return message
  if (isRecord(message)) return textOf(message.formatted) ?? textOf(message.message)
  if (isRecord(logentry)) return textOf(logentry.formatted) ?? textOf(logentry.message)
  const thrown = isRecord(exception) && Array.isArray(exception.values) ? exception.values.at(-1) : undefined
  if (!isRecord(thrown)) return undefined
  return [thrown.type, thrown.value].filter((part) => typeof part === 'string').join(': ') || undefined
}

/** Normalizes tags, which are an object or pairs. */
function tagsOf(tags: unknown): Record<string, string> {
  const pairs = Array.isArray(tags) ? tags.filter(Array.isArray) : isRecord(tags) ? Object.entries(tags) : []
  return Object.fromEntries(pairs.map(([name, value]) => [String(name), String(value)]))
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
