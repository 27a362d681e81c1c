/** Something an editor has to correct: where it is and what is wrong, in one sentence. */
export type Problem = { file: string; key: string; message: string }

/** Takes down a problem at a key of the file being checked. */
export type Report = (key: string, message: string) => void

/** Reports every value that comes again, with the key of its later place. */
export function reportRepeated(
  report: Report,
  entries: readonly { key: string; value: string }[],
  what: string,
): void {
  const seen = new Set<string>()
  for (const { key, value } of entries) {
    if (seen.has(value)) report(key, `${what} "${value}" is there twice`)
    seen.add(value)
  }
}
