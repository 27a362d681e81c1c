import { DEVELOPMENT_SHELL } from '@mowka/contract/release-names'
import { manifestOf, releaseCommands, remoteManifest, shellManifest } from '../../../testing/releases'
import { admin, anna, startTestApi, type TestApi, type TestPerson } from '../../../testing/test-api'

const files = { 'main.dev.js': 'shell 1.0.0' }
const { shell, shared } = shellManifest('1.0.0')
const development = manifestOf(DEVELOPMENT_SHELL, '1.0.0', files, {
  shared,
  ...(shell ? { shell: { ...shell, scripts: ['main.dev.js'] } } : {}),
})

let api: TestApi
let commands: ReturnType<typeof releaseCommands>

beforeAll(async () => {
  api = await startTestApi()
  commands = releaseCommands(api)
  await commands.release(shellManifest('1.0.0'))
  await commands.release(remoteManifest('learning', '1.0.0'))
  expect(await commands.release(development, { files })).toMatchObject({ status: 200 })
})
afterAll(() => api.close())

const withOverride = '/course?mf.learning=http://localhost:4311'

async function page(url: string, cookie?: string) {
  const { body, headers } = await api.app.inject({ url, headers: cookie ? { cookie } : {} })
  const data = JSON.parse(/id="mowka-page">(.*?)<\/script>/.exec(body)?.[1] ?? 'null')
  return {
    overrides: data.overrides,
    registry: data.registry,
    shell: /src="\/remotes\/([^/]+)\/main/.exec(body)?.[1],
    policy: String(headers['content-security-policy']),
    body,
  }
}

async function allow(who?: TestPerson) {
  const { statusCode, headers } = await api.app.inject({
    method: 'POST',
    url: '/api/platform/overrides',
    headers: who ? { authorization: `Bearer ${await api.token(who)}` } : {},
  })
  const cookie = String(headers['set-cookie'] ?? '')
  return { status: statusCode, cookie, pair: cookie.split(';')[0] ?? '' }
}

test('the development shell is no public release: pages load the production shell, and it is no remote', async () => {
  const { shell, registry, overrides } = await page('/course')
  expect([shell, Object.keys(registry), overrides]).toEqual(['shell', ['learning'], 'none'])
  expect((await commands.canary(DEVELOPMENT_SHELL, 10)).body.code).toBe('SHELL_HAS_NO_CANARY')
})

test('a token for one shell cannot release the other', async () => {
  const tokenOf = async (name: string) =>
    (await commands.send<{ token: string }>('POST', 'tokens', { name, label: 'shell team' })).body.token
  const shellToken = await tokenOf('shell')
  const developmentToken = await tokenOf(DEVELOPMENT_SHELL)
  const refusal = { status: 403, body: { code: 'WRONG_TOKEN' } }
  expect(await commands.release(development, { files, token: shellToken })).toMatchObject(refusal)
  expect(await commands.release(shellManifest('1.0.1'), { token: developmentToken })).toMatchObject(refusal)
  expect(await commands.release(development, { files, token: developmentToken })).toMatchObject({
    status: 200,
  })
  expect(await commands.release(shellManifest('1.0.0'), { token: shellToken })).toMatchObject({ status: 200 })
})

test('neither a URL nor forged cookies can load an override', async () => {
  for (const cookie of [
    undefined,
    'mowka-overridden=1',
    'mowka-overridden=1; mowka-overrides-allowed=x.9e15.x',
  ]) {
    const { shell, overrides, policy } = await page(withOverride, cookie)
    expect([shell, overrides]).toEqual(['shell', 'none'])
    expect(policy).not.toMatch(/localhost:\*|127\.0\.0\.1/)
  }
})

test('grants the permission only to administrators', async () => {
  expect((await allow()).status).toBe(401)
  expect(await allow(anna)).toMatchObject({ status: 403, cookie: '' })
  const { status, cookie } = await allow(admin)
  expect(status).toBe(204)
  expect(cookie).toMatch(/Max-Age=28800; Path=\/; HttpOnly; SameSite=Lax/)
  // By email address, which admins recognize, not by account id.
  expect((await commands.overview()).audit[0]).toMatchObject({
    what: 'overrides-allowed',
    who: expect.stringMatching(/^[^@\s]+@[^@\s]+$/),
  })
})

test('with the permission, an override loads the development shell and a policy for local addresses', async () => {
  const { pair } = await allow(admin)
  const { shell, overrides, policy, body } = await page(withOverride, pair)
  expect([shell, overrides]).toEqual([DEVELOPMENT_SHELL, 'active'])
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' http:\/\/localhost:\* http:\/\/127\.0\.0\.1:\*;/)
  expect(policy).toMatch(/connect-src [^;]*ws:\/\/localhost:\*/)
  expect(policy).not.toMatch(/unsafe-(inline|eval)/)
  expect(body).not.toContain('rel="preload"')
  expect((await page('/course', `${pair}; mowka-overridden=1`)).overrides).toBe('active')
})

test('a browser with the permission and no override gets the regular page', async () => {
  const { pair } = await allow(admin)
  for (const url of ['/course', '/course?mf.learning=', '/course?mf.learning=http://evil.test']) {
    const { shell, overrides, policy } = await page(url, pair)
    expect([url, shell, overrides]).toEqual([url, 'shell', 'allowed'])
    expect(policy).not.toContain('localhost:*')
  }
})

test('the permission expires after eight hours', async () => {
  api.setNow('2026-11-16T10:00:00Z')
  const { pair } = await allow(admin)
  api.setNow('2026-11-16T17:59:59Z')
  expect((await page(withOverride, pair)).overrides).toBe('active')
  api.setNow('2026-11-16T18:00:01Z')
  expect((await page(withOverride, pair)).overrides).toBe('none')
})

test('a server in development requires no permission', async () => {
  api.config.overrides = 'development'
  try {
    expect((await page('/course')).overrides).toBe('allowed')
    expect(await page(withOverride)).toMatchObject({ overrides: 'active', shell: DEVELOPMENT_SHELL })
  } finally {
    api.config.overrides = 'by-administrator'
  }
})
