import { type FileMistake, type FileRefusal, fileRefusals } from '@mowka/domain/library-file'

/** What keeps a library from being read: where it is, as well as it is known, and what it is in one sentence. */
export type Mistake = {
  /** The file, or empty for what was given as a whole. */
  file: string
  /** From 1 on. */
  line?: number | undefined
  key?: string | undefined
  /** For what has words of its own in the panel, with the values in them. */
  code?: FileRefusal | FileMistake
  values?: Record<string, string>
  message: string
}

const textOf = ({ file, line, key, message }: Mistake): string =>
  [file, line !== undefined && !key ? `line ${line}` : '', key ?? '', message].filter(Boolean).join(': ')

/** What could not be read: one line a mistake, each naming the file and the key. */
export class LibraryError extends Error {
  readonly mistakes: readonly Mistake[]

  constructor(mistakes: readonly (Mistake | string)[]) {
    const all = mistakes.map((each) => (typeof each === 'string' ? { file: '', message: each } : each))
    super(all.map(textOf).join('\n'))
    this.name = 'LibraryError'
    this.mistakes = all
  }

  /** The mistakes as lines for people. */
  get lines(): string[] {
    return this.mistakes.map(textOf)
  }
}

/** A file that is not taken, whatever it says. */
export const refusedFile = (code: FileRefusal, file = '', line?: number): LibraryError =>
  new LibraryError([{ file, line, code, message: fileRefusals[code] }])
