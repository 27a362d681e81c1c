import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { copyWordLists } from './word-lists'

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'word-lists-'))
const from = path.join(home, 'from')
const to = path.join(home, 'to')
const write = (lang: string, text: string) => fs.writeFileSync(path.join(from, `${lang}.words`), text)
const copy = (lang: string) => path.join(to, `${lang}.words`)

beforeAll(() => fs.mkdirSync(from))
afterAll(() => fs.rmSync(home, { recursive: true }))

test('missing and changed lists are copied, and no temporary file stays', () => {
  write('de', 'first')
  write('it', 'first')
  copyWordLists(from, to)
  write('it', 'second')
  copyWordLists(from, to)
  expect(fs.readFileSync(copy('de'), 'utf8')).toBe('first')
  expect(fs.readFileSync(copy('it'), 'utf8')).toBe('second')
  expect(fs.readdirSync(to).sort()).toEqual(['de.words', 'it.words'])
})

test('a list that is equal is not written again', () => {
  const before = fs.statSync(copy('de')).ino
  copyWordLists(from, to)
  expect(fs.statSync(copy('de')).ino).toBe(before)
})

test('a reader of a list that is being replaced sees the previous one as a whole', () => {
  const reader = fs.openSync(copy('it'), 'r')
  write('it', 'third')
  copyWordLists(from, to)
  expect(fs.readFileSync(reader, 'utf8')).toBe('second')
  fs.closeSync(reader)
})
