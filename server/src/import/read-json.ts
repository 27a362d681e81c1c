import { LibraryError } from '@mowka/content/library-error'
import type { ContentLibrary } from '@mowka/contract/schemas/editor/content'
import { errorCodes } from 'fastify'
import { schemaProblem } from '../http/errors'
import { ProblemError } from '../http/problem'
import type { StartUploadParser } from './parse-upload'

/** Parses and validates a library in JSON in a thread of its own. Throws like other calls do for invalid bodies. */
export async function readJsonLibrary(start: StartUploadParser, json: Uint8Array): Promise<ContentLibrary> {
  const parser = start()
  try {
    const parsed = await parser.parseJson(json)
    if (parsed.kind === 'library') return parsed.library
    if (parsed.kind === 'invalid') throw schemaProblem('body', parsed.issues)
    throw new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY()
  } catch (error) {
    if (!(error instanceof LibraryError)) throw error
    throw new ProblemError(422, 'INVALID_LIBRARY', 'The library exceeds a limit', {
      errors: error.mistakes.map(({ message }) => ({ path: 'body', message })),
    })
  } finally {
    parser.close()
  }
}
