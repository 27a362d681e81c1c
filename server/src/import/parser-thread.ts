import { Worker } from 'node:worker_threads'
import type { Lesson } from '@mowka/content/library'
import { LibraryError, type Mistake, refusedFile } from '@mowka/content/library-error'
import type { ContentCourse } from '@mowka/contract/schemas/editor/content'
import type { ParsedJson, ParsedUpload, StartUploadParser, Upload } from './parse-upload'

export type ParserRequest =
  | { call: 'parse'; upload: Upload }
  /** A lesson of a parsed archive. One message with all of them would block the server while it is decoded. */
  | { call: 'lesson'; course: number; index: number }
  | { call: 'locate'; mistakes: readonly Mistake[] }
  | { call: 'parse JSON'; json: Uint8Array }
  /** A course of a parsed JSON library, for the same reason. */
  | { call: 'course'; index: number }

export type ParserResponse =
  /** An upload; an archive without its lessons, which are counted per course. */
  | { parsed: ParsedUpload; lessonCounts: number[] }
  | { lesson: Lesson }
  | { located: Mistake[] }
  /** A JSON library without its courses, which are counted. */
  | { parsedJson: ParsedJson; courseCount: number }
  | { course: ContentCourse }
  /** The upload is refused. */
  | { mistakes: readonly Mistake[] }
  /** The parser failed. */
  | { error: string }

/**
 * Time limit per request, in milliseconds. Library files take seconds; only a file crafted to be slow takes longer.
 */
const TIMEOUT = 120_000

/** Heap limit of the thread, in MB; the largest archive of real lessons needs about 150. */
const HEAP_LIMIT = 256

type ThreadOptions = { timeout?: number; heapLimit?: number }

/** The request in progress. */
type Pending = { resolve: (response: ParserResponse) => void; reject: (error: Error) => void }

/**
 * Parses each upload in a thread of its own, so that a hostile file neither blocks the event loop nor exhausts the
 * memory of the server: the thread ends at the limits of time and memory, and the file is refused.
 */
export const parserThreads =
  (
    script: string | URL,
    { timeout = TIMEOUT, heapLimit = HEAP_LIMIT }: ThreadOptions = {},
  ): StartUploadParser =>
  () => {
    const worker = new Worker(script, {
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: heapLimit },
    })
    let ended: Error | null = null
    let pending: Pending | null = null

    const end = (reason: Error) => {
      ended ??= reason
      pending?.reject(ended)
      pending = null
      void worker.terminate()
    }
    worker.on('message', (response: ParserResponse) => {
      pending?.resolve(response)
      pending = null
    })
    worker.on('error', (error: NodeJS.ErrnoException) =>
      end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? refusedFile('TOO_COMPLEX') : error),
    )
    worker.on('messageerror', end)
    worker.on('exit', (code) => end(new Error(`The parser thread ended with code ${code}`)))

    async function ask(request: ParserRequest): Promise<ParserResponse> {
      if (ended) throw ended
      if (pending) throw new Error('The parser handles one request at a time')
      const timer = setTimeout(() => end(refusedFile('TOO_SLOW')), timeout)
      try {
        const response = await new Promise<ParserResponse>((resolve, reject) => {
          pending = { resolve, reject }
          worker.postMessage(request)
        })
        if ('mistakes' in response) throw new LibraryError(response.mistakes)
        if ('error' in response) throw new Error(response.error)
        return response
      } finally {
        clearTimeout(timer)
      }
    }

    return {
      async parse(upload) {
        const response = await ask({ call: 'parse', upload })
        if (!('parsed' in response)) throw unexpected(response)
        const { parsed, lessonCounts } = response
        if (parsed.kind !== 'archive') return parsed
        for (const [course, count] of lessonCounts.entries()) {
          for (let index = 0; index < count; index += 1) {
            const next = await ask({ call: 'lesson', course, index })
            if (!('lesson' in next)) throw unexpected(next)
            parsed.library.courses[course]?.lessons.push(next.lesson)
          }
        }
        return parsed
      },
      async locate(mistakes) {
        const response = await ask({ call: 'locate', mistakes })
        if (!('located' in response)) throw unexpected(response)
        return response.located
      },
      async parseJson(json) {
        const response = await ask({ call: 'parse JSON', json })
        if (!('parsedJson' in response)) throw unexpected(response)
        const { parsedJson, courseCount } = response
        if (parsedJson.kind !== 'library') return parsedJson
        for (let index = 0; index < courseCount; index += 1) {
          const next = await ask({ call: 'course', index })
          if (!('course' in next)) throw unexpected(next)
          parsedJson.library.courses.push(next.course)
        }
        return parsedJson
      },
      close: () => end(new Error('The parser is closed')),
    }
  }

const unexpected = (response: ParserResponse) =>
  new Error(`Unexpected response of the parser: ${Object.keys(response).join()}`)
