import fs from 'node:fs'
import path from 'node:path'
import { root } from './packages'

const TEST_LINK = /\]\(\.\.\/([^)]+\.(?:test|spec)\.tsx?)\)/g

/** The rows of docs/security.md that name tests, with the titles quoted beside them; "…" stands for omitted words. */
const rows = fs
  .readFileSync(path.join(root, 'docs/security.md'), 'utf8')
  .split('\n')
  .map((line) => ({
    line,
    files: [...line.matchAll(TEST_LINK)].flatMap(([, file]) => (file ? [file] : [])),
    titles: [...(line.split('|').at(-2) ?? '').matchAll(/"([^"]{12,})"/g)].flatMap(
      ([, title]) => title ?? [],
    ),
  }))
  .filter(({ files }) => files.length > 0)

test('docs/security.md names tests', () => {
  expect(rows.length).toBeGreaterThan(40)
})

test.each(rows)('$files exist and have the titles that docs/security.md quotes', ({ files, titles }) => {
  const source = files.map((file) => fs.readFileSync(path.join(root, file), 'utf8')).join('\n')
  const pieces = titles.flatMap((title) => title.split('…').map((piece) => piece.trim()))
  expect(pieces.filter((piece) => !source.includes(piece))).toEqual([])
})
