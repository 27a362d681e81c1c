import fs from 'node:fs'
import path from 'node:path'
import { root } from '../packages'
import LongestFirst from './longest-first.cjs'

test('all files listed as slowest exist', () => {
  expect(LongestFirst.LONGEST.filter((file) => !fs.existsSync(path.join(root, file)))).toEqual([])
})

test('slowest files come first, then larger files', () => {
  const [longest = '', second = ''] = LongestFirst.LONGEST
  const files = ['scripts/packages.ts', second, 'scripts/start.ts', longest].map((file) =>
    path.join(root, file),
  )
  const config = { id: 'none', cacheDirectory: path.join(root, 'none') }
  const tests = files.map((file) => ({ path: file, context: { config, hasteFS: { getSize: fileSize } } }))
  const sorted = new LongestFirst({ contexts: [], globalConfig: {} }).sort(tests)
  expect(sorted.map((each) => path.relative(root, each.path))).toEqual([
    longest,
    second,
    'scripts/start.ts',
    'scripts/packages.ts',
  ])
})

const fileSize = (file: string) => fs.statSync(file).size
