import { charactersBySource, libraryOf } from './attribute'

test('attributes each character of a script to the source in its source map', () => {
  // "aaaa" of the first source, "bb" of the second, "c" of none; on the next line, "dd" of the second.
  const map = { sources: ['one.ts', 'two.ts'], mappings: 'AAAA,ICAA,E;ACAA' }
  expect([...charactersBySource('aaaabbc\ndd', { ...map, mappings: 'AAAA,ICAA,E;AAAA' })]).toEqual([
    [null, 1],
    ['one.ts', 4],
    ['two.ts', 4],
  ])
})

test('attributes a script without a source map to no source', () => {
  expect([...charactersBySource('abc', { sources: [], mappings: '' })]).toEqual([[null, 3]])
})

test.each([
  ['webpack://shell/../node_modules/.pnpm/axios@1/node_modules/axios/lib/core/Axios.js', 'axios'],
  ['webpack://shell/../node_modules/.pnpm/x/node_modules/@mantine/hooks/esm/a.mjs', '@mantine/hooks'],
  ['/node_modules/@module-federation/runtime-core/dist/core.js', '@module-federation'],
  ['webpack://shell/src/main.tsx', 'ours'],
  [null, 'ours'],
])('the library of %s is %s', (source, library) => {
  expect(libraryOf(source)).toBe(library)
})
