import type { MultipartBody, ReceivedFile } from '@mowka/shared/contract/schemas/call'
import type { FastifyRequest } from 'fastify'
import { invalidInput, ProblemError } from './problem'

/** The longest text field of a form, in bytes, and how many there may be. */
const FIELD_BYTES = 10_000
const MOST_FIELDS = 50

/**
 * Reads a form into a body that its schema can check: fields as texts, files as `ReceivedFile`. Throws 422 for a body
 * that is no form, 400 for a damaged or incomplete one, 413 for a file that is too large and for too many parts.
 */
export const readMultipart =
  ({ maxFileBytes, maxFiles }: MultipartBody) =>
  async (request: FastifyRequest): Promise<void> => {
    if (!request.isMultipart()) throw invalidInput('body', 'must be multipart/form-data')
    const body: Record<string, string | ReceivedFile> = {}
    const limits = { fileSize: maxFileBytes, files: maxFiles, fields: MOST_FIELDS, fieldSize: FIELD_BYTES }
    try {
      for await (const part of request.parts({ limits })) {
        if (part.type === 'file') {
          body[part.fieldname] = { name: part.filename, type: part.mimetype, bytes: await part.toBuffer() }
        } else {
          if (part.valueTruncated)
            throw new ProblemError(413, 'FIELD_TOO_LARGE', `${part.fieldname} is too long`)
          body[part.fieldname] = String(part.value)
        }
      }
    } catch (error) {
      // What the parser of forms throws has no status: no boundary, an early end, a connection that was lost.
      const isRefusal = error instanceof ProblemError || (error instanceof Error && 'statusCode' in error)
      throw isRefusal ? error : new ProblemError(400, 'BROKEN_FORM', 'The form is damaged or incomplete')
    }
    request.body = body
  }
