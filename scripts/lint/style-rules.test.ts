import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { checkStyleRules, hoverEverywhere } from './style-rules'

let mockRoot = ''
jest.mock('../packages', () => ({
  get root() {
    return mockRoot
  },
}))

/** Returns the media query of this name as written in a style. */
const rule = (name: string) => `$\{${name}}`
const free = 'const Box = styled.div`\n  &:hover { color: red; }\n`\n'
const kept = `const Box = styled.div\`\n  ${rule('media.hover')} { &:hover { color: red; } }\n\`\n`

test.each([
  [free, [2]],
  [kept, []],
  [`@media ${rule('queries.hover')} { a:hover { b: c; } }`, []],
  ['@media (hover: hover) {\n a { d: e; }\n a:hover { b: c; } }', []],
  [`${rule('media.hover')} { a { b: c; } }\na:hover { b: c; }`, [2]],
  [`${rule('media.phone')} { a:hover { b: c; } }`, [1]],
  [`${free}${kept}${free}`, [2, 8]],
  ['a { hover: 1; } .hovered { b: c; }', []],
])('finds hover rules without a media query: in %j on lines %j', (source, lines) => {
  expect(hoverEverywhere(source)).toEqual(lines)
})

test('checks the sources of all browser packages, in all subfolders', () => {
  mockRoot = fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-styles-'))
  const write = (file: string, text = free) => {
    fs.mkdirSync(path.dirname(path.join(mockRoot, file)), { recursive: true })
    fs.writeFileSync(path.join(mockRoot, file), text)
  }
  for (const room of ['shared', 'shell', 'sandbox', 'mf-learning']) write(`${room}/src/a/Box.tsx`)
  write('shell/src/fine.ts', kept)
  for (const file of [
    'server/src/Box.tsx',
    'shared-notes/Box.tsx',
    'shell/node_modules/x/Box.ts',
    'shell/dist/Box.ts',
    'shell/src/Box.test.tsx',
    'shell/src/Box.md',
  ])
    write(file)
  expect(checkStyleRules().sort()).toEqual(
    ['mf-learning', 'sandbox', 'shared', 'shell'].map(
      (room) => `${room}/src/a/Box.tsx:2: put :hover inside \${media.hover} { … }`,
    ),
  )
  fs.rmSync(mockRoot, { recursive: true })
})
