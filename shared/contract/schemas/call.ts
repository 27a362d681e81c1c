import { z } from 'zod'

/** A body of several parts: fields and files, as HTML forms send them. */
export type MultipartBody = { kind: 'multipart'; maxFileBytes: number; maxFiles: number }

/** A body that is kept as it came, for example to check a signature over it. */
export type RawBody = { kind: 'raw'; types: readonly string[] }

/** An answer of bytes. */
export type BytesAnswer = { kind: 'bytes'; types: readonly string[] }

/** An answer that is sent while it is made. */
export type StreamAnswer = { kind: 'stream'; types: readonly string[] }

/** The shapes of one call. What is absent is not taken or not given. */
export type CallSchema = {
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** How the body travels; JSON unless said otherwise. A raw body is a text. */
  takes?: MultipartBody | RawBody
  /** The JSON of the answer; without one (and without `gives`) the answer is empty. */
  answer?: z.ZodType
  /** How the answer travels when it is not JSON. */
  gives?: BytesAnswer | StreamAnswer
  /** The status of success: 200, or 204 for an empty answer, unless said otherwise. */
  success?: 200 | 201 | 202 | 204
}

/** Takes fields and files. The body's schema holds `upload()` for each file. Sizes in bytes. */
export const multipart = ({ maxFileBytes, maxFiles = 1 }: { maxFileBytes: number; maxFiles?: number }) =>
  ({ kind: 'multipart', maxFileBytes, maxFiles }) satisfies MultipartBody

/** Takes the text of the body as it came. */
export const raw = (...types: string[]) => ({ kind: 'raw', types }) satisfies RawBody

export const bytes = (...types: string[]) => ({ kind: 'bytes', types }) satisfies BytesAnswer

export const stream = (...types: string[]) => ({ kind: 'stream', types }) satisfies StreamAnswer

/** A file as the server got it. `type` is what the sender said; what it really is, the domain has to check. */
export type ReceivedFile = { name: string; type: string; bytes: Uint8Array }

const isReceivedFile = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array

/** A file of a multipart body: a `Blob` where it is sent, a `ReceivedFile` where it arrives. */
export const upload = (...types: string[]) =>
  z
    .custom<Blob>(isReceivedFile, 'must be a file')
    // The server puts a ReceivedFile where the browser put a Blob, and this is where the type says so.
    .transform((value) => value as unknown as ReceivedFile)
    .refine((file) => types.length === 0 || types.includes(file.type), {
      error: `must be ${types.join(' or ')}`,
    })
    .meta({ type: 'string', format: 'binary' })
