import fs from 'node:fs'
import path from 'node:path'
import { root } from '../packages'

const compose = fs.readFileSync(path.join(root, 'deploy/compose.yaml'), 'utf8')
const [server = '', rest = ''] = compose.split(/^services:$/m)
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name).sort()

test('instances of deploy/compose.yaml receive each secret that a variable names, and each secret has a file', () => {
  const named = all(server, /_FILE: \/run\/secrets\/([\w-]+)$/gm)
  const received = all(server, /^ {4}- ([\w-]+)$/gm)
  const withFile = all(rest, /^ {2}([\w-]+): \{ file: secrets\//gm)
  expect(named).toContain('release-public-keys')
  expect(received).toEqual(named)
  expect(withFile).toEqual(expect.arrayContaining(named))
})
