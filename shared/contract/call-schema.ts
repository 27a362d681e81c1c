import { z } from 'zod'

/** A multipart body: fields and files, as HTML forms send them. */
export type MultipartBody = { kind: 'multipart'; maxFileBytes: number; maxFiles: number }

/** An unparsed body, for example to verify its signature. */
export type RawBody = { kind: 'raw'; types: readonly string[] }

/** A binary response. */
export type BytesAnswer = { kind: 'bytes'; types: readonly string[] }

/** A streamed response. */
export type StreamAnswer = { kind: 'stream'; types: readonly string[] }

/** The schemas of one call. Absent parts are neither accepted nor returned. */
export type CallSchema = {
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** Format of the body; JSON by default. A raw body is a text. */
  takes?: MultipartBody | RawBody
  /** The JSON response; without it (and without `gives`) the response is empty. */
  answer?: z.ZodType
  /** Format of a response other than JSON. */
  gives?: BytesAnswer | StreamAnswer
  /** Status of success; by default 200, or 204 for an empty response. */
  success?: 200 | 201 | 202 | 204
}

/** Accepts fields and files. The body's schema has an `upload()` per file. Sizes in bytes. */
export const multipart = ({ maxFileBytes, maxFiles = 1 }: { maxFileBytes: number; maxFiles?: number }) =>
  ({ kind: 'multipart', maxFileBytes, maxFiles }) satisfies MultipartBody

/** Accepts the unparsed text of the body. */
export const raw = (...types: string[]) => ({ kind: 'raw', types }) satisfies RawBody

export const bytes = (...types: string[]) => ({ kind: 'bytes', types }) satisfies BytesAnswer

export const stream = (...types: string[]) => ({ kind: 'stream', types }) satisfies StreamAnswer

/** A received file. `type` is the sender's claim; the domain must verify it. */
export type ReceivedFile = { name: string; type: string; bytes: Uint8Array }

const isReceivedFile = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array

/** A file in a multipart body: a `Blob` for the sender, a `ReceivedFile` for the receiver. */
export const upload = (...types: string[]) =>
  z
    .custom<Blob>(isReceivedFile, 'must be a file')
    // The server replaces the browser's Blob with a ReceivedFile, and this cast declares it.
    .transform((value) => value as unknown as ReceivedFile)
    .refine((file) => types.length === 0 || types.includes(file.type), {
      error: `must be ${types.join(' or ')}`,
    })
    .meta({ type: 'string', format: 'binary' })
