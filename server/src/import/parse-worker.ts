import { parentPort } from 'node:worker_threads'
import { LibraryError } from '@mowka/content/library-error'
import { type ParsedJson, type ParsedUpload, parserInThread } from './parse-upload'
import type { ParserRequest, ParserResponse } from './parser-thread'

/** Maximum number of mistakes returned to the server; it stores far fewer. */
const MAX_MISTAKES = 10_000

const parser = parserInThread()

/** The parsed upload, for requests of its lessons. */
let parsed: ParsedUpload | null = null

/** The parsed JSON library, for requests of its courses. */
let parsedJson: ParsedJson | null = null

async function responseTo(request: ParserRequest): Promise<ParserResponse> {
  switch (request.call) {
    case 'parse': {
      parsed = await parser.parse(request.upload)
      if (parsed.kind !== 'archive') return { parsed, lessonCounts: [] }
      const { courses } = parsed.library
      const withoutLessons = courses.map((course) => ({ ...course, lessons: [] }))
      return {
        parsed: { ...parsed, library: { ...parsed.library, courses: withoutLessons } },
        lessonCounts: courses.map(({ lessons }) => lessons.length),
      }
    }
    case 'lesson': {
      const courses = parsed?.kind === 'archive' ? parsed.library.courses : []
      const lesson = courses[request.course]?.lessons[request.index]
      return lesson ? { lesson } : { error: 'There is no such lesson' }
    }
    case 'locate':
      return { located: await parser.locate(request.mistakes) }
    case 'parse JSON': {
      parsedJson = await parser.parseJson(request.json)
      if (parsedJson.kind !== 'library') return { parsedJson, courseCount: 0 }
      const { library } = parsedJson
      return {
        parsedJson: { kind: 'library', library: { ...library, courses: [] } },
        courseCount: library.courses.length,
      }
    }
    case 'course': {
      const course = parsedJson?.kind === 'library' ? parsedJson.library.courses[request.index] : undefined
      return course ? { course } : { error: 'There is no such course' }
    }
  }
}

/** Answers the server's requests one by one, in a thread of its own. */
parentPort?.on('message', async (request: ParserRequest) => {
  const response = await responseTo(request).catch(
    (error: unknown): ParserResponse =>
      error instanceof LibraryError
        ? { mistakes: error.mistakes.slice(0, MAX_MISTAKES) }
        : { error: error instanceof Error ? (error.stack ?? error.message) : String(error) },
  )
  parentPort?.postMessage(response)
})
