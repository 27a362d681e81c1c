import { spawnSync } from 'node:child_process'
import path from 'node:path'
import type { ReleaseManifest } from '@mowka/contract/schemas/release'
import { KERNEL_RANGE } from './shared-modules'

type Built = {
  errors: string[]
  release: ReleaseManifest | null
  compiledOnArrival: string[]
  boundToFolder: string[]
  emptyChunks: number
  copies: string[]
}

/** Builds a remote with pages of these sources. */
function build(...sources: string[]): Built {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join(__dirname, 'build-remote.fixture.ts'), ...sources],
    { encoding: 'utf8', cwd: __dirname, env: { ...process.env, NODE_OPTIONS: '' } },
  )
  const answer = stdout.trim().split('\n').at(-1)
  if (!answer) throw new Error(stderr)
  return JSON.parse(answer)
}

test('a release lists the kernel modules of its build, without those imported for types only', () => {
  const { errors, release, compiledOnArrival } = build(`
    import type { Key } from 'swr'
    import { observable } from 'mobx'
    import { session } from '@mowka/kernel/session'
    export default (key: Key) => [key, session, observable]
  `)
  expect(errors).toEqual([])
  expect(release?.shared).toEqual([
    { name: '@mowka/kernel/session', version: KERNEL_RANGE },
    { name: 'mobx', version: '^7.1.0' },
  ])
  expect(release).toMatchObject({ name: 'tried', version: '1.2.3', kernelRange: KERNEL_RANGE })
  // Only the entry, which every page of the remote loads first (ADR 47).
  expect(compiledOnArrival).toEqual([release?.entry])
})

test("a release doesn't depend on the shell for common modules, and its pages load no copy of them", () => {
  const { errors, release, copies } = build(`export { paths as default } from '@mowka/contract/routes'`)
  expect(errors).toEqual([])
  expect(release?.shared).toEqual([])
  // The only copy is in a file that no page lists: it loads if the shell has another version.
  expect(copies).toHaveLength(1)
  expect(Object.values(release?.pages ?? {}).flat()).not.toContain(copies[0])
})

test('a release does not depend on the time of its build or the folder of the workspace', () => {
  const source = "import { session } from '@mowka/kernel/session'\nexport default session"
  const first = build(source)
  expect(first.errors).toEqual([])
  expect(first.boundToFolder).toEqual([])
  expect(build(source).release).toEqual(first.release)
})

test('shared modules get no chunks without a file, whose order would depend on the folder of the build', () => {
  const page = (name: string) => `
    import { observable } from 'mobx'
    import { session } from '@mowka/kernel/session'
    export default [session, observable, '${name}']
  `
  expect(build(page('one'), page('two'))).toMatchObject({ errors: [], emptyChunks: 0 })
})

test('a release lists the on-demand kernel modules of each page, so that they load in parallel', () => {
  const { errors, release } = build(`export { DataTable as default } from '@mowka/kernel/ui/table'`)
  expect(errors).toEqual([])
  expect(release?.needs).toEqual({ 'pages/page1': ['@mowka/kernel/ui/table'] })
})

test('a release lists the text files of each page in each language', () => {
  const { errors, release } = build(`export default 'one'`, `export default 'two'`)
  expect(errors).toEqual([])
  expect(release?.texts).toEqual({
    'pl/pages/page1': [expect.stringMatching(/^texts-words-pl\./)],
    'en/pages/page1': [expect.stringMatching(/^texts-words-en\./)],
  })
})

test.each([
  ['@mowka/kernel/session', "export { session as default } from '../../../../kernel/session/session-store'"],
  ['mobx', "export { observable as default } from '../../mobx/dist/mobx.mjs'"],
])('a build with its own copy of %s fails and writes no release', (name, source) => {
  const { errors, release } = build(source)
  expect(errors).toEqual([expect.stringContaining(`tried would carry its own copy of ${name} (`)])
  expect(release).toBeNull()
})
