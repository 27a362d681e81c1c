import { type FileMistake, type FileRefusal, fileRefusals } from '@mowka/domain/course/library-file'

/** A reason why a library can't be read: location, as far as known, and description. */
export type Mistake = {
  /** The file; empty for the library as a whole. */
  file: string
  /** Counted from 1. */
  line?: number | undefined
  key?: string | undefined
  /** For messages translated in the panel, with their values. */
  code?: FileRefusal | FileMistake
  values?: Record<string, string>
  message: string
}

const textOf = ({ file, line, key, message }: Mistake): string =>
  [file, line !== undefined && !key ? `line ${line}` : '', key ?? '', message].filter(Boolean).join(': ')

/** A library that could not be read: one line per mistake, each with file and key. */
export class LibraryError extends Error {
  readonly mistakes: readonly Mistake[]

  constructor(mistakes: readonly (Mistake | string)[]) {
    const all = mistakes.map((each) => (typeof each === 'string' ? { file: '', message: each } : each))
    super(all.map(textOf).join('\n'))
    this.name = 'LibraryError'
    this.mistakes = all
  }

  /** The mistakes as human-readable lines. */
  get lines(): string[] {
    return this.mistakes.map(textOf)
  }
}

/** Creates an error for a file that is refused regardless of its content. */
export const refusedFile = (code: FileRefusal, file = '', line?: number): LibraryError =>
  new LibraryError([{ file, line, code, message: fileRefusals[code] }])
