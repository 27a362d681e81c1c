import { linesOfDiff } from './changed-lines'
import { chooseFaults, type Planted, seeded } from './choose'
import { describeFault, withFault } from './fault'
import { findFaults, isReadable } from './find-faults'

/** What a source becomes by each mistake that can be made in it. */
const mutants = (source: string) => findFaults(source).map((fault) => withFault(source, fault))

describe('mistakes in a source', () => {
  test.each([
    ['const isLong = a.length > 3', ['const isLong = a.length <= 3', 'const isLong = a.length >= 3']],
    ['const both = a && b', ['const both = a || b']],
    ['const cut = name.trim()', ['const cut = name']],
    ['const on = true', ['const on = false']],
    ['move(from, to)', ['move(to, from)', ';']],
    [
      'function f(a) { if (!a) return null }',
      ['function f(a) { if (a) return null }', 'function f(a) { ; }'],
    ],
  ])('%s', (source, expected) => {
    expect(mutants(source)).toEqual(expect.arrayContaining(expected))
  })

  test.each([
    'const Box = styled.div`width: 10px`',
    'type Size = 1 | 2',
    'console.warn("gone", 3)',
    'throw new Error("No such page")',
    'export * from "./other"',
  ])('none in %s', (source) => {
    expect(mutants(source)).toEqual([])
  })

  test('are shown with the lines that change', () => {
    const source = 'const a = 1\nconst b = true\n'
    const fault = findFaults(source).find(({ line }) => line === 2)
    expect(fault && describeFault(source, fault)).toBe('- const b = true\n+ const b = false')
  })

  test('that leave no program are known', () => {
    expect(isReadable('const a = 1', { what: '', line: 1, start: 0, end: 8, text: '' })).toBe(false)
  })
})

test('the lines that a diff added or changed', () => {
  const lines = linesOfDiff('@@ -1,2 +3,2 @@\n-a\n+b\n@@ -9 +12 @@\n@@ -20,4 +22,0 @@\n')
  expect([2, 3, 4, 5, 12, 22].filter((line) => lines.has(line))).toEqual([3, 4, 12])
})

describe('the choice of faults', () => {
  const found: Planted[] = Array.from({ length: 60 }, (_, index) => ({
    file: `file-${index % 3}.ts`,
    fault: { what: `${index}`, line: Math.floor(index / 6), start: 0, end: 1, text: '' },
  }))
  const chosen = (seed: number) => chooseFaults(found, 10, seeded(seed)).map(({ fault }) => fault.what)

  test('is the same for the same seed, and another for another', () => {
    expect(chosen(1)).toEqual(chosen(1))
    expect(chosen(1)).not.toEqual(chosen(2))
  })

  test('is as likely at the end as at the beginning', () => {
    const random = seeded(1)
    const numbers = Array.from({ length: 200 }, random)
    expect(numbers.filter((each) => each >= 0.5).length).toBeGreaterThan(80)
    expect(numbers.every((each) => each >= 0 && each < 1)).toBe(true)
  })

  test('takes no line twice, and leaves out what cannot be used', () => {
    const all = chooseFaults(found, 60, seeded(1), ({ file }) => file !== 'file-1.ts')
    const places = all.map(({ file, fault }) => `${file}:${fault.line}`)
    expect(new Set(places).size).toBe(places.length)
    expect(places).toHaveLength(20)
  })
})
