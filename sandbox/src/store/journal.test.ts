import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Journal } from './journal'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mowka-journal-'))
  file = join(folder, 'deep', 'journal.jsonl')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('changes are read back in order by the next journal, even if the first was never closed', () => {
  const first = new Journal(file)
  first.set('a', 1)
  first.set('b', { word: 'żółw' })
  first.set('a', 2)
  first.delete('b')
  first.set('c', 3)
  const second = new Journal(file)
  expect(second.list('')).toEqual([
    { key: 'a', value: 2 },
    { key: 'c', value: 3 },
  ])
  first.close()
  second.close()
})

test('a torn last line is dropped, and later entries are preserved', () => {
  const first = new Journal(file)
  first.set('a', 1)
  first.close()
  appendFileSync(file, '{"key":"b","val')
  const second = new Journal(file)
  second.set('c', 3)
  second.close()
  const third = new Journal(file)
  expect(third.list('').map(({ key }) => key)).toEqual(['a', 'c'])
  third.close()
})

test('an expired entry is removed immediately, and from the file on the next start', () => {
  jest.useFakeTimers({ now: 1_000 })
  const first = new Journal(file)
  first.set('short', 'gone', 2_000)
  expect(first.get('short')).toBe('gone')
  jest.setSystemTime(2_000)
  expect(first.get('short')).toBeUndefined()
  expect(first.list('')).toEqual([])
  first.close()
  new Journal(file).close()
  expect(readFileSync(file, 'utf8')).toBe('')
  jest.useRealTimers()
})

test('the file does not grow with the history of one key', () => {
  const journal = new Journal(file)
  for (let count = 0; count < 5_000; count += 1) journal.set('counter', count)
  expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThan(2_100)
  journal.close()
  const next = new Journal(file)
  expect(next.get('counter')).toBe(4_999)
  next.close()
})
