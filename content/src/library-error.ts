/** What could not be read: one line a mistake, each naming the file and the key. */
export class LibraryError extends Error {
  readonly lines: string[]

  constructor(lines: string[]) {
    super(lines.join('\n'))
    this.name = 'LibraryError'
    this.lines = lines
  }
}
