import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { baseCommit, changedFiles } from './changed-files'

let mockRoot = ''
jest.mock('../packages', () => ({
  get root() {
    return mockRoot
  },
}))

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ola', '-c', 'user.email=ola@mowka.test', ...args], {
    cwd: mockRoot,
    encoding: 'utf8',
  }).trim()
const write = (file: string, text = file) => fs.writeFileSync(path.join(mockRoot, file), text)
const commit = (file: string) => {
  write(file)
  git('add', '.')
  git('commit', '-qm', file)
  return git('rev-parse', 'HEAD')
}

beforeEach(() => {
  mockRoot = fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-git-'))
})
afterEach(() => fs.rmSync(mockRoot, { recursive: true }))

describe('baseCommit', () => {
  beforeEach(() => git('init', '-q', '-b', 'main'))

  test('is the commit where the branch left main', () => {
    const left = commit('a')
    git('checkout', '-qb', 'branch')
    commit('b')
    commit('c')
    expect(baseCommit()).toBe(left)
  })

  test('is the last commit on main if there are uncommitted changes, and the one before otherwise', () => {
    const before = commit('a')
    const last = commit('b')
    expect(baseCommit()).toBe(before)
    write('new')
    expect(baseCommit()).toBe(last)
  })

  test('is the only commit if there is just one', () => {
    const only = commit('a')
    expect(baseCommit()).toBe(only)
  })

  test('is the given commit if it exists', () => {
    const first = commit('a')
    commit('b')
    commit('c')
    expect(baseCommit(first.slice(0, 8))).toBe(first)
    expect(() => baseCommit('nowhere')).toThrow('No commit nowhere')
  })
})

test('fails outside a repository', () => {
  expect(() => baseCommit()).toThrow('Not a git repository: run npm test without "changed"')
})

test('changedFiles lists committed, uncommitted, new and deleted files once each, in order', () => {
  git('init', '-q', '-b', 'main')
  const base = commit('gone')
  commit('same')
  commit('committed')
  fs.rmSync(path.join(mockRoot, 'gone'))
  write('committed', 'again')
  write('a-new')
  write('.gitignore', 'ignored')
  write('ignored')
  expect(changedFiles(base)).toEqual(['.gitignore', 'a-new', 'committed', 'gone', 'same'])
  git('add', '.')
  git('commit', '-qm', 'all')
  expect(changedFiles(git('rev-parse', 'HEAD'))).toEqual([])
})
