import type { ReleaseManifest } from '@mowka/contract/schemas/release'
import { manifestOf, releaseCommands, remoteManifest, shellManifest } from '../../../testing/releases'
import { startTestApi, type TestApi } from '../../../testing/test-api'

let api: TestApi
let commands: ReturnType<typeof releaseCommands>
beforeAll(async () => {
  api = await startTestApi()
  commands = releaseCommands(api)
  await commands.release(shellManifest('1.0.0'))
})
afterAll(() => api.close())

const path = 'remoteEntry.1.0.0.js'
const good = (change: Partial<ReleaseManifest> = {}) => remoteManifest('checked', '1.0.0', change)
/** Creates many entries with different names. */
const many = <Each>(count: number, each: (at: number) => Each) =>
  Array.from({ length: count }, (_, at) => each(at))
const listed = (count: number, key: (at: number) => string, values: string[]) =>
  Object.fromEntries(many(count, (at) => [key(at), values]))
const routes = many(501, (at) => ({ name: `route${at}`, path: '/x', remote: 'learning', page: 'x' }))
const withRoutes = (all: typeof routes) => ({ ...shellManifest('9.0.0').shell, routes: all })

test.each([
  ['thousands of pages', good({ pages: listed(2_000, (at) => `page${at}`, [path]) })],
  ['a page of thousands of files', good({ pages: { courses: many(2_000, () => path) } })],
  ['a page with a name without end', good({ pages: { ['p'.repeat(4_000)]: [path] } })],
  ['megabytes of needs', good({ needs: { 'pages/courses': ['m'.repeat(3_000_000)] } })],
  ['needs of thousands of pages', good({ needs: listed(2_000, (at) => `pages/p${at}`, ['react']) })],
  ['texts in a thousand languages', good({ texts: listed(1_000, (at) => `l${at}`, [path]) })],
  ['a version without end', good({ version: `1.0.0-${'1'.repeat(4_000)}` })],
  ['an invalid number', good({ version: `${'9'.repeat(40)}.0.0` })],
  ['a kernel range without end', good({ kernelRange: '1 || '.repeat(2_000) })],
  [
    'thousands of kernel modules',
    good({ shared: many(2_000, (at) => ({ name: `m${at}`, version: '1.0.0' })) }),
  ],
  [
    'a kernel module with a name without end',
    good({ shared: [{ name: 'm'.repeat(4_000), version: '1.0.0' }] }),
  ],
  ['thousands of own copies', good({ ownCopies: many(2_000, (at) => `m${at}`) })],
  ['hundreds of routes', { ...shellManifest('9.0.0'), shell: withRoutes(routes) }],
  [
    'a route that is an expression',
    { ...shellManifest('9.0.0'), shell: withRoutes([{ ...routes[0], path: '/(a+)+b' }] as typeof routes) },
  ],
])('refuses %s with a short reason and does not store it in the audit', async (_, manifest) => {
  const name = 'shell' in manifest ? 'shell' : 'checked'
  const before = (await commands.overview()).audit.length
  const { status, body } = await commands.send('POST', `releases/${name}`, { manifest, files: {} })
  expect([status, body.code]).toEqual([422, 'INVALID_MANIFEST'])
  expect(JSON.stringify(body).length).toBeLessThan(50_000)
  expect((await commands.overview()).audit).toHaveLength(before)
})

test("limits the size of a release's data in every page", async () => {
  const names = many(200, (at) => `page_with_quite_a_long_name_${at}`)
  const files = Object.fromEntries(names.map((name) => [`${name}.js`, name]))
  const pages = Object.fromEntries(names.map((name) => [name, [`${name}.js`]]))
  const needs = Object.fromEntries(names.map((name) => [`pages/${name}`, ['@mowka/kernel/ui/table']]))
  const manifest = (parts: object) => ({ ...manifestOf('large', '1.0.0', files), pages, ...parts })
  const { status, body } = await commands.release(manifest({ needs }), { files })
  expect([status, body.code]).toEqual([422, 'PAGE_SHARE'])
  // Only the pages of the remote itself contain its files.
  expect((await commands.release(manifest({}), { files })).status).toBe(200)
})

test('reports some of thousands of refusal reasons and stores fewer', async () => {
  const shared = many(300, (at) => ({ name: `module-${at}-${'m'.repeat(180)}`, version: '^1.0.0' }))
  const { status, body } = await commands.release(remoteManifest('checked', '1.0.0', { shared }))
  expect([status, body.code]).toEqual([409, 'RELEASE_REFUSED'])
  expect(body.errors).toHaveLength(100)
  const [kept] = (await commands.overview()).audit
  expect(kept).toMatchObject({ what: 'refused', name: 'checked' })
  const reported = body.errors?.[0]?.message
  expect(kept?.detail).toMatchObject({ reasons: expect.arrayContaining([reported?.slice(0, 300)]) })
  expect(JSON.stringify(kept).length).toBeLessThan(5_000)
})

test('stores a reason in the audit that is truncated within a character', async () => {
  const shared = ['', 'm'].map((start) => ({ name: start + '🎁'.repeat(99), version: '^1.0.0' }))
  const [name, version] = ['r'.repeat(40), `1.0.0-${'a'.repeat(58)}`]
  const { status, body } = await commands.release(remoteManifest(name, version, { shared }))
  expect([status, body.code]).toEqual([409, 'RELEASE_REFUSED'])
  const [refusal] = (await commands.overview()).audit
  expect(JSON.stringify(refusal?.detail)).toContain('🎁\ufffd')
})
