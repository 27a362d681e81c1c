import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { unpackLibrary } from './library-archive'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'archive-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))

test('a library is found in the folder around it, and other files are left out', () => {
  const archive = zip({
    'lib/plans.yaml': 'plans: []',
    'lib/courses/eng/a/course.yaml': 'x',
    'lib/run.sh': 'x',
  })
  const place = unpackLibrary(archive, folder)
  expect(place).toBe(join(folder, 'lib'))
  expect(readdirSync(place).toSorted()).toEqual(['courses', 'plans.yaml'])
})

test.each(['../out.yaml', 'a/../../out.yaml', '/out.yaml', 'C:/out.yaml', 'a\\..\\out.yaml'])(
  '%s does not leave the folder',
  (name) => {
    expect(() => unpackLibrary(zip({ [name]: 'x' }), folder)).toThrow('would leave the folder')
    expect(existsSync(join(folder, '../out.yaml'))).toBe(false)
  },
)

test('what unpacks to far more than a library is refused before it is unpacked', () => {
  const large = zipSync({ 'plans.yaml': new Uint8Array(201 * 1024 * 1024) }, { level: 1 })
  expect(() => unpackLibrary(large, folder)).toThrow('too large')
})

test('what is no archive is refused', () => {
  expect(() => unpackLibrary(strToU8('plans: []'), folder)).toThrow('is no zip archive')
})
