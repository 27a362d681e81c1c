import { allLines, linesOfDiff } from './changed-lines'
import { chooseFaults, type Planted, seeded } from './choose'
import { describeFault, withFault } from './fault'
import { findFaults, isReadable } from './find-faults'
import { faultsIn, isAmong, isSource } from './places'
import { ringsOf } from './rings'

/** What a source becomes by each mistake that can be made in it. */
const mutants = (source: string) => findFaults(source).map((fault) => withFault(source, fault))

describe('mistakes in a source', () => {
  test.each([
    ['const a = b === c', ['const a = b !== c']],
    ['const a = b !== c', ['const a = b === c']],
    ['const a = b < c', ['const a = b >= c', 'const a = b <= c']],
    ['const a = b <= c', ['const a = b > c', 'const a = b < c']],
    ['const a = b > c', ['const a = b <= c', 'const a = b >= c']],
    ['const a = b >= c', ['const a = b < c', 'const a = b > c']],
    ['const a = b + c', ['const a = b - c']],
    ['const a = b - c', ['const a = b + c']],
    ['const a = b * c', ['const a = b / c']],
    ['const a = b / c', ['const a = b * c']],
    ['const a = b && c', ['const a = b || c']],
    ['const a = b || c', ['const a = b && c']],
    ['const a = b ?? c', []],
    ['const a = b ? c : d', ['const a = !(b) ? c : d']],
    ['const a = 100', ['const a = 101']],
    ['const a = 101', ['const a = 202']],
    ['const a = 3 * 60_000', ['const a = 3 / 60_000', 'const a = 6 * 60_000', 'const a = 3 * 120000']],
    ['const a = 3 * 60', ['const a = 3 / 60', 'const a = 4 * 60', 'const a = 3 * 61']],
    ['const a = true', ['const a = false']],
    ['const a = false', ['const a = true']],
    ["const a = 'b'", ["const a = ''"]],
    ["const a = ''", []],
    ['const a = [b]', ['const a = []']],
    ['const a = []', []],
    ['const a = b.some(c)', ['const a = b.every(c)']],
    ['const a = b.every(c)', ['const a = b.some(c)']],
    ['const a = Math.ceil(b)', ['const a = Math.floor(b)']],
    ['const a = Math.floor(b)', ['const a = Math.ceil(b)']],
    ['const a = b.startsWith(c)', ['const a = b.endsWith(c)']],
    ['const a = b.endsWith(c)', ['const a = b.startsWith(c)']],
    ['a.push(b)', [';', 'a.unshift(b)']],
    ['a.unshift(b)', [';', 'a.push(b)']],
    ['a = b', [';']],
    ['a++', [';']],
    ['await a()', [';', 'a()']],
    ['move(from, to)', [';', 'move(to, from)']],
    ['const a = move(b, b)', []],
    ['const a = `b` + c + d', []],
    ['if (!a) b()', ['if (a) b()', 'if (a) b()', 'if (!a) ;']],
    [
      'for (;;) { if (a) { break } else b() }',
      ['for (;;) { if (!(a)) { break } else b() }', 'for (;;) { if (a) { break } else ; }'],
    ],
    ['function f(a) { if (a) return 3 }', expect.arrayContaining(['function f(a) { ; }'])],
    ['function f(a) { if (a) { return 3 } }', expect.arrayContaining(['function f(a) { ; }'])],
    ['for (;;) { if (a) continue }', ['for (;;) { if (!(a)) continue }', 'for (;;) { ; }']],
    ['const a = () => { b(); c() }', expect.arrayContaining(['const a = () => { return; b(); c() }'])],
  ])('%s', (source, expected) => {
    const found = mutants(source)
    if (!Array.isArray(expected)) expect(found).toEqual(expected)
    else expect(found.sort()).toEqual([...expected].sort())
  })

  test.each([
    'trim',
    'toLowerCase',
    'toUpperCase',
    'toSorted',
    'sort',
    'reverse',
    'toReversed',
    'filter',
    'slice',
  ])('%s is dropped', (name) => expect(mutants(`const a = b.${name}(c)`)).toEqual(['const a = b']))

  test.each([
    'const Box = styled(move(a, b)).div`width: 10px`',
    'const Box = styled.div.attrs({ width: 3 })`width: 10px`',
    'const box = <Box width={10} title="Box">{3}</Box>',
    'type Size = 1 | 2',
    'const size = (width: Size<3>) => width as 3',
    'import a from "b"',
    'export * from "./other"',
    'export { a } from "./other"',
    'console.warn("gone", 3)',
    'const told = log.warn("gone", 3)',
    'request.log.info({ a: 3 }, "gone")',
    'throw new Error("No such page")',
    'throw notFound("The page")',
    'const pool = open({ connectionTimeoutMillis: 3 * 1000 })',
    'const LONGEST_WAIT = 3',
    'const told = reportError(error, { part: "end" })',
    'const store = makeAutoObservable(this, { kind: false })',
    'const BATCH = 3',
    'const BACKOFF = [2000, 4000]',
    'const pageBudgets = { "a/b": 3 }',
    'const VISIT_BUDGET = 3',
    'const width = "72px"',
    'const column = { width: "22%" }',
    'const floating = { flip: { padding: 8 }, gap: 6 }',
    'const told = step("Building", build)',
    'const lesson = prepared("lesson", query)',
    'const other = alias(lessons, "other")',
    'const size = document.rect(0, 0, 10).text("", 3).moveDown(2)',
    'const navy = "#0B2545"',
    'const own = withFreeIds(signedIn, { a: "made by the browser" })',
    'const policy = { freeIds: { a: "made by the browser" } }',
    'const size = page.fontSize(12)',
    'const done = useMemo(make, [a, 3])',
    'const a = Math.max(b, c)',
    'const a = Math.min(b, c)',
  ])('none in %s', (source) => {
    expect(mutants(source)).toEqual(
      source.includes('Math.m') ? [expect.stringMatching(/Math\.m(ax|in)/)] : [],
    )
  })

  test.each([
    ['throw forbidden("LOCKED", "The page is locked")', ['throw forbidden(\'\', "The page is locked")']],
    ['const old = notFound("The page")', ["const old = notFound('')"]],
    [
      'const box = <Box width={a + 10} />',
      ['const box = <Box width={a - 10} />', 'const box = <Box width={a + 11} />'],
    ],
    ['const DAYS = 5', ['const DAYS = 6']],
    ['const budgets = { a: "b" }', ["const budgets = { a: '' }"]],
    ['const text = "72 px"', ["const text = ''"]],
    ['const text = "100%!"', ["const text = ''"]],
    ['const turned = [[10, -30], [3, 4]]', ['const turned = []']],
    ['const waits = [3, 4]', ['const waits = []', 'const waits = [4, 4]', 'const waits = [3, 5]']],
    [
      'const rows = [[3], [4]]',
      [
        'const rows = []',
        'const rows = [[], [4]]',
        'const rows = [[4], [4]]',
        'const rows = [[3], []]',
        'const rows = [[3], [5]]',
      ],
    ],
    ['const rows = [[3, a]]', ['const rows = []', 'const rows = [[]]', 'const rows = [[4, a]]']],
    ['const rules = { offset: 8 }', ['const rules = { offset: 9 }']],
    ['const box = <Box height={wide ? 10 : 20} />', ['const box = <Box height={!(wide) ? 10 : 20} />']],
    [
      'const size = wide ? 10 : 20',
      ['const size = !(wide) ? 10 : 20', 'const size = wide ? 11 : 20', 'const size = wide ? 10 : 21'],
    ],
    ['const done = step(build, "Building")', ["const done = step(build, '')"]],
    ['const lesson = prepared(query, "lesson")', ["const lesson = prepared(query, '')"]],
    ['const other = alias("other", lessons)', ["const other = alias('', lessons)"]],
    [
      'const told = reportError("gone", { part: "end" })',
      ['const told = reportError(\'\', { part: "end" })'],
    ],
    [
      'const a = makeAutoObservable(b, {}, { autoBind: true })',
      ['const a = makeAutoObservable(b, {}, { autoBind: false })'],
    ],
    ['const text = page.text("Karta", 5)', ["const text = page.text('', 5)"]],
    ['const snackbar = { duration: 5 }', ['const snackbar = { duration: 6 }']],
    ['const a = { [b + 3]: c }', ['const a = { [b - 3]: c }', 'const a = { [b + 4]: c }']],
    ['const use = useLater([3])', ['const use = useLater([])', 'const use = useLater([4])']],
  ])('but some in %s', (source, expected) => {
    expect(mutants(source).length).toBeGreaterThan(0)
    expect(mutants(source)).toEqual(expected)
  })

  test('are shown with the lines that change, and the first of many', () => {
    const source = 'const a = 1\nconst b = true\n'
    const [first, second] = findFaults(source)
    expect(first && describeFault(source, first)).toBe('- const a = 1\n+ const a = 2')
    expect(second && describeFault(source, second)).toBe('- const b = true\n+ const b = false')
    expect(second?.line).toBe(2)
    const long = { what: '', line: 1, start: 0, end: 9, text: 'x' }
    expect(describeFault('1\n2\n3\n4\n5\n6', long)).toBe('- 1\n- 2\n- 3\n- 4\n-   …\n+ x')
  })

  test('that leave no program are known', () => {
    expect(isReadable('const a = 1', { what: '', line: 1, start: 0, end: 8, text: '' })).toBe(false)
    expect(isReadable('const a = 1', { what: '', line: 1, start: 10, end: 11, text: '2' })).toBe(true)
  })
})

test('the lines that a diff added or changed', () => {
  const lines = linesOfDiff('@@ -1,2 +3,2 @@\n-a\n+b\n@@ -9 +12 @@\n@@ -20,4 +22,0 @@\n')
  expect([2, 3, 4, 5, 12, 13, 22].filter((line) => lines.has(line))).toEqual([3, 4, 12])
  expect(allLines.has(99)).toBe(true)
})

describe('the places for faults', () => {
  test('are the sources of packages with tests', () => {
    const files = [
      'shared/ui/Box.tsx',
      'shared/domain/quiz.ts',
      'shared/domain/quiz.test.ts',
      'shared/ui/box.fixture.tsx',
      'shared/ui/box-fixture.ts',
      'shared/rspack.config.ts',
      'shared/globals.d.ts',
      'shared/testing/page.tsx',
      'shared/dist/box.ts',
      'shared/README.md',
      'sandbox/src/mail.ts',
      'docs/box.ts',
    ]
    const found = files.filter((file) => isSource(file, ['shared', 'sandbox']))
    expect(found).toEqual(['shared/ui/Box.tsx', 'shared/domain/quiz.ts'])
  })

  test('are narrowed to the files and folders that are named', () => {
    const within = (...paths: string[]) =>
      ['shared/ui/Box.tsx', 'shared/ui-kit/Box.tsx', 'shell/src/App.tsx'].filter((file) =>
        isAmong(file, paths),
      )
    expect(within()).toHaveLength(3)
    expect(within('shared/ui/')).toEqual(['shared/ui/Box.tsx'])
    expect(within('shared/ui', 'shell/src/App.tsx')).toEqual(['shared/ui/Box.tsx', 'shell/src/App.tsx'])
  })

  test('are only those lines that changed', () => {
    const sources: Record<string, string> = { 'a.ts': 'const a = 1\nconst b = 2', 'b.ts': 'const c = 3' }
    const places = new Map([
      ['a.ts', linesOfDiff('@@ -1 +2 @@')],
      ['b.ts', allLines],
    ])
    const found = faultsIn(places, (file) => sources[file] ?? '')
    expect(found.map(({ file, fault }) => `${file}:${fault.line}`)).toEqual(['a.ts:2', 'b.ts:1'])
  })
})

test('near tests are asked first, then those of the package, then all others, and slow ones after quick ones', () => {
  const tests = [
    'shared/api/a.test.ts',
    'shared/ui/b.test.ts',
    'shell/src/c.test.ts',
    'shared/ui/Box.test.tsx',
  ]
  const slow = ['shared/ui/d.api.test.ts', 'shared/api/e.api.test.ts', 'shell/f.api.test.ts']
  const at = (file: string) => `/r/${file}`
  expect(ringsOf([...slow, ...tests].map(at), '/r/shared/ui/Box.tsx', '/r/shared')).toEqual(
    [
      ['shared/ui/Box.test.tsx'],
      ['shared/ui/b.test.ts'],
      ['shared/ui/d.api.test.ts'],
      ['shared/api/a.test.ts'],
      ['shared/api/e.api.test.ts'],
      ['shell/src/c.test.ts'],
      ['shell/f.api.test.ts'],
    ].map((ring) => ring.map(at)),
  )
  expect(ringsOf(['/r/shell/d.test.ts'], '/r/shell/c.ts', '/r/shell')).toEqual([['/r/shell/d.test.ts']])
  expect(ringsOf([], '/r/shell/c.ts', '/r/shell')).toEqual([])
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
    const random = seeded(7)
    expect([random(), random(), random()].map((each) => each.toFixed(6))).toEqual([
      '0.011705',
      '0.061958',
      '0.976908',
    ])
  })

  test('is as likely at the end as at the beginning', () => {
    const random = seeded(1)
    const numbers = Array.from({ length: 200 }, random)
    expect(numbers.filter((each) => each >= 0.5).length).toBeGreaterThan(80)
    expect(numbers.every((each) => each >= 0 && each < 1)).toBe(true)
  })

  test('takes as many lines as are wished, none twice, and leaves out what cannot be used', () => {
    expect(chosen(1)).toHaveLength(10)
    const all = chooseFaults(found, 60, seeded(1), ({ file }) => file !== 'file-1.ts')
    const places = all.map(({ file, fault }) => `${file}:${fault.line}`)
    expect(new Set(places).size).toBe(places.length)
    expect(places).toHaveLength(20)
    expect(places.some((place) => place.startsWith('file-1'))).toBe(false)
  })

  test('takes any of the faults of a line', () => {
    const line = ['a', 'b', 'c'].map((what) => ({
      file: 'a.ts',
      fault: { what, line: 1, start: 0, end: 1, text: '' },
    }))
    const picked = new Set(
      Array.from({ length: 30 }, (_, seed) => chooseFaults(line, 1, seeded(seed))[0]?.fault.what),
    )
    expect([...picked].sort()).toEqual(['a', 'b', 'c'])
  })
})
