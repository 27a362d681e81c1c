/** Line numbers of a file as it is now. */
export type Lines = { has: (line: number) => boolean }

/** Every line. */
export const allLines: Lines = { has: () => true }

/** The lines that a diff without context (`git diff -U0`) of one file added or changed. */
export function linesOfDiff(diff: string): Lines {
  const lines = new Set<number>()
  for (const [, start = '', count = '1'] of diff.matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm)) {
    for (let line = 0; line < Number(count); line++) lines.add(Number(start) + line)
  }
  return lines
}
