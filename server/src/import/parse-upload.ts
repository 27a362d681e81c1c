import { type ExerciseTable, readTable } from '@mowka/content/files/exercise-table'
import { decodeText, unpackLibrary } from '@mowka/content/files/library-archive'
import type { Library, LibraryFiles } from '@mowka/content/library'
import { LibraryError, type Mistake, refusedFile } from '@mowka/content/library-error'
import { readLibrary, readYaml, withLines } from '@mowka/content/load'
import { LessonFile } from '@mowka/content/schema'
import { ContentLibrary } from '@mowka/contract/schemas/editor/content'
import { libraryFileLimits } from '@mowka/domain/course/library-file'
import type { z } from 'zod'

/** An uploaded file. */
export type Upload = { name: string; bytes: Uint8Array }

/** A parsed upload. Tables and lessons lack their surroundings, which are in the database. */
export type ParsedUpload =
  | {
      kind: 'archive'
      library: Library
      /** Skipped files that don't belong to a library. */
      left: string[]
    }
  | { kind: 'table'; table: ExerciseTable }
  | { kind: 'lesson'; lesson: LessonFile }

/** A parsed JSON library. */
export type ParsedJson =
  | { kind: 'library'; library: ContentLibrary }
  /** JSON that doesn't match the schema. */
  | { kind: 'invalid'; issues: z.core.$ZodIssue[] }
  | { kind: 'not JSON' }

/** Parses one upload and stores its texts until it is closed. */
export type UploadParser = {
  /** @throws LibraryError that lists everything wrong */
  parse: (upload: Upload) => Promise<ParsedUpload>
  /** Adds line numbers to mistakes in the parsed files. */
  locate: (mistakes: readonly Mistake[]) => Promise<Mistake[]>
  /**
   * Parses a library in the format of the API and validates it.
   *
   * @throws LibraryError if it exceeds a limit
   */
  parseJson: (json: Uint8Array) => Promise<ParsedJson>
  close: () => void
}

export type StartUploadParser = () => UploadParser

/** Parses in the current thread: in the parser's own thread, and in tests. */
export function parserInThread(): UploadParser {
  let files: LibraryFiles = new Map()
  return {
    async parse(upload) {
      const { parsed, texts } = await parseUpload(upload)
      files = texts
      return parsed
    },
    locate: async (mistakes) => withLines(files, mistakes),
    parseJson: async (json) => parseJson(json),
    close: () => files.clear(),
  }
}

type Parsed = { parsed: ParsedUpload; texts: LibraryFiles }

async function parseUpload({ name, bytes }: Upload): Promise<Parsed> {
  if (bytes.length === 0) throw refusedFile('EMPTY')
  if (bytes.length > libraryFileLimits.bytes) throw refusedFile('TOO_LARGE')
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  if (ending === 'zip') return parseArchive(bytes)
  if (ending === 'csv') {
    return { parsed: { kind: 'table', table: readTable(decodeText(bytes, name)) }, texts: new Map() }
  }
  if (ending === 'yaml' || ending === 'yml') return parseLesson(name, decodeText(bytes, name))
  throw refusedFile('KIND', name)
}

async function parseArchive(bytes: Uint8Array): Promise<Parsed> {
  const unpacked = await unpackLibrary(bytes)
  const isContent = (place: string) => place.startsWith('courses/') || place === 'popups.yaml'
  const texts: LibraryFiles = new Map([...unpacked.files].filter(([place]) => isContent(place)))
  if (texts.size === 0) throw refusedFile('NOTHING')
  const left = [...unpacked.left, ...[...unpacked.files.keys()].filter((place) => !isContent(place))]
  return { parsed: { kind: 'archive', library: readLibrary(texts, 'part'), left }, texts }
}

function parseLesson(name: string, text: string): Parsed {
  const mistakes: Mistake[] = []
  const lesson = readYaml(name, text, LessonFile, mistakes)
  if (!lesson) throw new LibraryError(mistakes)
  return { parsed: { kind: 'lesson', lesson }, texts: new Map([[name, text]]) }
}

/** Maximum nesting depth of a JSON library; the starter library has 11 levels. */
const MAX_DEPTH = 32

/** Maximum number of values in a JSON library; the starter library has 350,000 in 9 MB. */
const MAX_VALUES = 1_000_000

/** Maximum number of reported issues; a response has fewer. */
const MAX_ISSUES = 100

function parseJson(json: Uint8Array): ParsedJson {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json))
  } catch {
    return { kind: 'not JSON' }
  }
  countValues(value)
  const parsed = ContentLibrary.safeParse(value)
  return parsed.success
    ? { kind: 'library', library: parsed.data }
    : { kind: 'invalid', issues: parsed.error.issues.slice(0, MAX_ISSUES) }
}

/** Returns the number of values, including nested ones. Throws LibraryError at the limits of number and depth. */
function countValues(value: unknown, depth = 0, before = 0): number {
  let count = before + 1
  if (count > MAX_VALUES) throw new LibraryError([`has more than ${MAX_VALUES} values`])
  if (typeof value !== 'object' || value === null) return count
  if (depth > MAX_DEPTH) throw new LibraryError(['is nested too deeply'])
  for (const each of Object.values(value)) count = countValues(each, depth + 1, count)
  return count
}
