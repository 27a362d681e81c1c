import { type ExerciseTable, readTable } from '@mowka/content/files/exercise-table'
import { decodeText, unpackLibrary } from '@mowka/content/files/library-archive'
import type { Library, LibraryFiles } from '@mowka/content/library'
import { LibraryError, type Mistake, refusedFile } from '@mowka/content/library-error'
import { readLibrary, readYaml, withLines } from '@mowka/content/load'
import { LessonFile } from '@mowka/content/schema'
import { libraryFileLimits } from '@mowka/domain/course/library-file'

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

/** Parses one upload and stores its texts until it is closed. */
export type UploadParser = {
  /** @throws LibraryError that lists everything wrong */
  parse: (upload: Upload) => Promise<ParsedUpload>
  /** Adds line numbers to mistakes in the parsed files. */
  locate: (mistakes: readonly Mistake[]) => Promise<Mistake[]>
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
