import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { checkBudgets, librariesOverLimit } from './check-budgets'

let mockRoot = ''
const mockBudgets = {
  shellVisit: 1_000,
  pageVisit: 1_000,
  page: 1_000,
  ownPage: {} as Record<string, number>,
}
jest.mock('../packages', () => ({
  get root() {
    return mockRoot
  },
}))
jest.mock('./budgets', () => ({
  get visitBudgets() {
    return [
      { what: '/login', remote: null, page: null, chunks: ['front'], most: mockBudgets.shellVisit },
      { what: '/course', remote: 'learning', page: 'courses', most: mockBudgets.pageVisit },
    ]
  },
  get PAGE_BUDGET() {
    return mockBudgets.page
  },
  get pageBudgets() {
    return mockBudgets.ownPage
  },
  remoteBudgets: {},
  libraryBudgets: { ours: 500, axios: 1 },
}))

const budgets = { ours: 2, axios: 1 }

test("names a library above its limit and one that isn't listed", () => {
  expect(
    librariesOverLimit(
      [
        ['ours', 2_048],
        ['axios', 1_025],
        ['moment', 10],
      ],
      budgets,
    ),
  ).toEqual([
    "The shell's first scripts have 1.0 KB of axios, 1 KB are its share",
    "The shell's first scripts have 0.0 KB of moment, which does not belong there",
  ])
  expect(librariesOverLimit([['ours', 3_072]], budgets)).toEqual([
    "The shell's first scripts have 3.0 KB of our own code, 2 KB are its share",
  ])
})

describe('checkBudgets', () => {
  /** Returns code of about this many KB when transferred; random bytes can't be compressed. */
  const code = (kb: number) => randomBytes(kb * 1024).toString('base64')
  const kbOf = (file: string) => brotliCompressSync(fs.readFileSync(path.join(mockRoot, file))).length / 1024
  const map = (source: string) => JSON.stringify({ sources: [source], mappings: 'AAAA' })

  const build = (folder: string, release: object, files: Record<string, string>) => {
    const dist = path.join(mockRoot, folder, 'dist/production')
    fs.mkdirSync(dist, { recursive: true })
    fs.writeFileSync(path.join(dist, 'release.json'), JSON.stringify(release))
    for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(dist, file), text)
  }

  beforeEach(() => {
    mockRoot = fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-budgets-'))
    Object.assign(mockBudgets, { shellVisit: 1_000, pageVisit: 1_000, page: 1_000, ownPage: {} })
    build(
      'shell',
      {
        name: 'shell',
        shell: { scripts: ['main.js', 'axios.js'] },
        files: ['main.js', 'axios.js', 'front.0a1b.js', 'front-pl.0a1b.js'].map((path) => ({ path })),
      },
      {
        'main.js': code(8),
        'main.js.map': map('webpack://shell/src/main.tsx'),
        'axios.js': 'x'.repeat(1_024),
        'axios.js.map': map('/node_modules/axios/index.js'),
        'front.0a1b.js': code(1),
        'front-pl.0a1b.js': code(20),
      },
    )
    build(
      'mf-learning',
      {
        name: 'learning',
        entry: 'entry.js',
        pages: { courses: ['courses.js', 'courses.css'], other: [] },
        texts: { pl: ['pl.js'], en: ['en.js'] },
      },
      {
        'entry.js': code(4),
        'courses.js': code(6),
        'courses.css': code(20),
        'pl.js': code(2),
        'en.js': code(20),
      },
    )
  })
  afterEach(() => fs.rmSync(mockRoot, { recursive: true }))
  const check = () => checkBudgets(['shell', 'mf-learning', 'server'])

  test('accepts builds within the budgets', () => {
    expect(check()).toEqual([])
    Object.assign(mockBudgets, { shellVisit: 10, pageVisit: 22, page: 13 })
    expect(check()).toEqual([])
  })

  test('names a visit above its budget, with its chunks and its heaviest files', () => {
    mockBudgets.pageVisit = 18
    const kb = (file: string) => `${kbOf(file).toFixed(1)} KB`
    const all = ['shell/dist/production/main.js', 'shell/dist/production/axios.js']
      .concat(['entry.js', 'courses.js', 'pl.js'].map((file) => `mf-learning/dist/production/${file}`))
      .reduce((sum, file) => sum + kbOf(file), 0)
    expect(check()).toEqual([
      `The first visit of /course takes ${all.toFixed(1)} KB of code, 18 KB are allowed (most of it: ` +
        `shell/main.js ${kb('shell/dist/production/main.js')}, ` +
        `mf-learning/courses.js ${kb('mf-learning/dist/production/courses.js')}, ` +
        `mf-learning/entry.js ${kb('mf-learning/dist/production/entry.js')})`,
    ])
    Object.assign(mockBudgets, { shellVisit: 5, pageVisit: 1_000 })
    expect(check()).toEqual([
      expect.stringMatching(/^The first visit of \/login takes 9\.\d KB of code, 5 KB/),
    ])
  })

  test('names a page above the budget, unless it has a budget of its own', () => {
    mockBudgets.page = 10
    expect(check()).toEqual([
      expect.stringMatching(/^The page learning\/courses takes 1\d\.\d KB of code, 10 KB/),
    ])
    mockBudgets.ownPage = { 'learning/courses': 20 }
    expect(check()).toEqual([])
    mockBudgets.page = 3
    expect(check()).toEqual([expect.stringMatching(/^The page learning\/other takes /)])
  })

  test('names a library above its share of the shell', () => {
    const dist = path.join(mockRoot, 'shell/dist/production')
    fs.writeFileSync(path.join(dist, 'axios.js'), 'x'.repeat(1_025))
    fs.writeFileSync(path.join(dist, 'main.js.map'), map('/node_modules/moment/index.js'))
    expect(check().map((each) => each.replace(/\d+\.\d/, 'N'))).toEqual([
      "The shell's first scripts have N KB of moment, which does not belong there",
      "The shell's first scripts have N KB of axios, 1 KB are its share",
    ])
  })
})
