import type { MultipartBody, ReceivedFile } from '@mowka/contract/schemas/call'
import type { FastifyRequest } from 'fastify'
import { invalidInput, ProblemError } from './problem'

/** Maximum size of a text field in bytes, and maximum number of fields. */
const FIELD_BYTES = 10_000
const MAX_FIELDS = 50

/**
 * Parses a form into a body that its schema can validate: fields as text, files as `ReceivedFile`. Throws 422 for a
 * body that isn't a form, 400 for a damaged or incomplete one, and 413 for a file that is too large or too many
 * parts.
 */
export const readMultipart =
  ({ maxFileBytes, maxFiles }: MultipartBody) =>
  async (request: FastifyRequest): Promise<void> => {
    if (!request.isMultipart()) throw invalidInput('body', 'must be multipart/form-data')
    const body: Record<string, string | ReceivedFile> = {}
    const limits = { fileSize: maxFileBytes, files: maxFiles, fields: MAX_FIELDS, fieldSize: FIELD_BYTES }
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
      // Errors of the form parser have no status: a missing boundary, an early end, a lost connection.
      const isRefusal = error instanceof ProblemError || (error instanceof Error && 'statusCode' in error)
      throw isRefusal ? error : new ProblemError(400, 'BROKEN_FORM', 'The form is damaged or incomplete')
    }
    request.body = body
  }
