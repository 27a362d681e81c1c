import {
  manifestOf,
  releaseCommands,
  remoteFiles,
  remoteManifest,
  shellManifest,
} from '../../../testing/releases'
import { startTestApi, type TestApi } from '../../../testing/test-api'

let api: TestApi
let commands: ReturnType<typeof releaseCommands>

beforeAll(async () => {
  api = await startTestApi()
  commands = releaseCommands(api)
  await commands.release(shellManifest('1.0.0'))
})
afterAll(() => api.close())

/** Creates a remote for one test, live in 1.0.0. */
let count = 0
async function freshRemote(): Promise<string> {
  const name = `remote-${count++}`
  await commands.release(remoteManifest(name, '1.0.0'))
  return name
}

const reasons = (body: { errors?: { path: string }[] }) => body.errors?.map((each) => each.path)

describe('releasing', () => {
  test('a release to everyone is live immediately, and the previous version becomes the fallback', async () => {
    const name = await freshRemote()
    const { status, body } = await commands.release(remoteManifest(name, '1.1.0'))
    expect([status, body]).toEqual([
      200,
      { name, version: '1.1.0', unchanged: false, percent: 100, warnings: [] },
    ])
    expect(await commands.live(name)).toMatchObject({ live: '1.1.0', fallback: '1.0.0', canary: null })
  })

  test('releasing the same build under any version changes nothing', async () => {
    const name = await freshRemote()
    const before = (await commands.overview()).audit.length
    const again = await commands.release(remoteManifest(name, '1.0.0'))
    expect(again.body).toMatchObject({ version: '1.0.0', unchanged: true })
    const renamed = { ...remoteManifest(name, '1.0.0'), version: '1.0.1' }
    const { body } = await commands.release(renamed, { files: remoteFiles(name, '1.0.0') })
    expect(body).toMatchObject({ version: '1.0.0', unchanged: true })
    expect((await commands.overview()).audit).toHaveLength(before)
    const asNew = await commands.release(renamed, { files: remoteFiles(name, '1.0.0'), asNew: true })
    expect(asNew.body).toMatchObject({ version: '1.0.1', unchanged: false })
  })

  test('refuses an existing version with other files and records the attempt', async () => {
    const name = await freshRemote()
    const files = { 'remoteEntry.other.js': 'other' }
    const { status, body } = await commands.release(manifestOf(name, '1.0.0', files), { files })
    expect([status, body.code]).toEqual([409, 'VERSION_TAKEN'])
    expect((await commands.overview()).audit[0]).toMatchObject({
      what: 'refused',
      name,
      version: '1.0.0',
      who: 'root',
      detail: { code: 'VERSION_TAKEN' },
    })
  })

  test('two concurrent releases leave one live and the other as fallback', async () => {
    const name = `remote-${count++}`
    const answers = await Promise.all([
      commands.release(remoteManifest(name, '1.0.0')),
      commands.release(remoteManifest(name, '1.1.0')),
    ])
    expect(answers.map((each) => each.status)).toEqual([200, 200])
    const { live, fallback } = await commands.live(name)
    expect([live, fallback].sort()).toEqual(['1.0.0', '1.1.0'])
    const { audit } = await commands.overview()
    expect(audit.filter((line) => line.name === name)).toHaveLength(2)
  })

  test('concurrent uploads of the same version create one release', async () => {
    const name = await freshRemote()
    const answers = await Promise.all([1, 2, 3].map(() => commands.release(remoteManifest(name, '1.1.0'))))
    expect(answers.map((each) => each.body.unchanged).sort()).toEqual([false, true, true])
  })

  test('concurrent releases of an incompatible shell and remote never leave both live', async () => {
    const name = await freshRemote()
    const wants = remoteManifest(name, '1.1.0', { kernelRange: '>=1.0.0 <1.5.0' })
    const [remote, shell] = await Promise.all([
      commands.release(wants),
      commands.release(shellManifest('1.9.0', {}, '1.9.0')),
    ])
    expect([remote.status, shell.status].sort()).toEqual([200, 409])
    await commands.rollback('shell', '1.0.0')
    await commands.rollback(name, '1.0.0')
  })

  test('refuses an incompatible release with all reasons', async () => {
    const name = await freshRemote()
    const { status, body } = await commands.release(
      remoteManifest(name, '1.1.0', {
        kernelRange: '^2.0.0',
        shared: [{ name: '@mowka/kernel/ui/dates', version: '^1.0.0' }],
        ownCopies: ['mobx'],
      }),
    )
    expect([status, body.code]).toEqual([409, 'RELEASE_REFUSED'])
    expect(reasons(body)?.sort()).toEqual(['KERNEL_MISMATCH', 'KERNEL_MODULE_MISSING', 'SINGLETON_COPY'])
    expect(await commands.live(name)).toMatchObject({ live: '1.0.0' })
  })

  test('refuses a shell that lacks a module used by a live remote, and reports routes without a page', async () => {
    await freshRemote()
    const refused = await commands.release(shellManifest('1.1.0', { shared: [] }))
    expect(refused.status).toBe(409)
    expect(new Set(reasons(refused.body))).toEqual(new Set(['KERNEL_MODULE_MISSING']))
    const { body } = await commands.release(shellManifest('1.1.0'))
    expect(body.warnings).toContain('Routes lead to pages that commerce lacks: plans')
  })
})

describe('validation of an upload', () => {
  const path = 'remoteEntry.1.0.0.js'
  const good = () => remoteManifest('checked', '1.0.0')
  test.each([
    [
      'bytes that are not what the manifest says',
      good(),
      { ...remoteFiles('checked', '1.0.0'), [path]: 'tampered' },
      'FILE_MISMATCH',
    ],
    ['a file that is missing', good(), { [path]: `entry of checked 1.0.0` }, 'FILE_MISMATCH'],
    [
      'a file that is not listed',
      good(),
      { ...remoteFiles('checked', '1.0.0'), 'more.js': '1' },
      'FILE_NOT_LISTED',
    ],
    [
      'a page whose file is not there',
      { ...good(), pages: { courses: ['gone.js'] } },
      undefined,
      'FILE_MISSING',
    ],
    ['a manifest of another name', { ...good(), kernelRange: 1 }, undefined, 'INVALID_MANIFEST'],
    [
      'a path that leaves the folder',
      { ...good(), files: [{ path: '../../evil.js', integrity: 'sha384-x', size: 1 }] },
      undefined,
      'INVALID_MANIFEST',
    ],
    [
      'a hidden file',
      { ...good(), files: [{ path: '.env', integrity: 'sha384-x', size: 1 }] },
      undefined,
      'INVALID_MANIFEST',
    ],
    [
      'a file listed twice',
      { ...good(), files: [...good().files, ...good().files] },
      undefined,
      'FILE_TWICE',
    ],
    [
      'a remote with the manifest of a shell',
      { ...good(), shell: shellManifest('1.0.0').shell },
      { ...remoteFiles('checked', '1.0.0') },
      'INVALID_MANIFEST',
    ],
  ])('refuses an upload: %s', async (_, manifest, files, code) => {
    const { status, body } = await commands.send('POST', 'releases/checked', {
      manifest,
      files: Object.fromEntries(
        Object.entries(files ?? remoteFiles('checked', '1.0.0')).map(([name, text]) => [
          name,
          Buffer.from(text).toString('base64'),
        ]),
      ),
    })
    expect([status, body.code]).toEqual([422, code])
  })

  test('refuses a file name that another release uses for other content', async () => {
    const name = await freshRemote()
    const files = { ...remoteFiles(name, '1.1.0'), 'page-courses.one.js': 'changed without a new name' }
    const manifest = manifestOf(name, '1.1.0', files, { pages: { courses: ['page-courses.one.js'] } })
    const { status, body } = await commands.release(manifest, { files })
    expect([status, body.code]).toEqual([409, 'FILE_TAKEN'])
    const kept = await api.app.inject({ url: `/remotes/${name}/page-courses.one.js` })
    expect(kept.body).toBe(remoteFiles(name, '')['page-courses.one.js'])
  })
})

describe('canaries', () => {
  test('a canary is served to some users without becoming live, then to more, then to all', async () => {
    const name = await freshRemote()
    const first = await commands.release(remoteManifest(name, '1.1.0'), { canaryPercent: 10 })
    expect(first.body).toMatchObject({ version: '1.1.0', percent: 10 })
    const started = await commands.live(name)
    expect(started).toMatchObject({ live: '1.0.0', fallback: null, canary: ['1.1.0', 10] })
    await commands.canary(name, 50)
    expect(await commands.live(name)).toEqual({ ...started, canary: ['1.1.0', 50] })
    await commands.canary(name, 100)
    expect(await commands.live(name)).toMatchObject({ live: '1.1.0', fallback: '1.0.0', canary: null })
    const { audit } = await commands.overview()
    expect(audit.filter((line) => line.name === name).map((line) => line.what)).toEqual([
      'promote',
      'canary',
      'canary',
      'release',
    ])
  })

  test('setting a canary to 0 ends it, and any stored release can become a canary', async () => {
    const name = await freshRemote()
    await commands.release(remoteManifest(name, '1.1.0'), { canaryPercent: 10 })
    await commands.canary(name, 0)
    expect(await commands.live(name)).toMatchObject({ live: '1.0.0', canary: null })
    expect((await commands.canary(name, 10)).body.code).toBe('NO_CANARY')
    await commands.canary(name, 20, '1.1.0')
    expect(await commands.live(name)).toMatchObject({ canary: ['1.1.0', 20] })
  })

  test('refuses to change a canary other than the expected one', async () => {
    const name = await freshRemote()
    await commands.release(remoteManifest(name, '1.1.0'), { canaryPercent: 10 })
    await commands.release(remoteManifest(name, '1.2.0'), { canaryPercent: 10 })
    const { status, body } = await commands.canary(name, 100, undefined, '1.1.0')
    expect([status, body.code]).toEqual([409, 'CANARY_CHANGED'])
    expect(await commands.live(name)).toMatchObject({ live: '1.0.0', canary: ['1.2.0', 10] })
    expect((await commands.canary(name, 100, undefined, '1.2.0')).body).toMatchObject({ version: '1.2.0' })
  })

  test('refuses a canary or release that lacks a live page or widget', async () => {
    await commands.release(remoteManifest('learning', '1.0.0', { pages: {} }))
    await commands.release(remoteManifest('learning', '1.1.0', { widgets: { NoAccess: [] } }))
    for (const percent of [10, 100]) {
      const { status, body } = await commands.canary('learning', percent, '1.0.0')
      expect([status, new Set(reasons(body))]).toEqual([409, new Set(['PAGE_MISSING', 'WIDGET_MISSING'])])
    }
    expect(await commands.live('learning')).toMatchObject({ live: '1.1.0', canary: null })
    // A rollback is allowed and returns the losses as warnings.
    const { status, body } = await commands.rollback('learning', '1.0.0')
    expect([status, body.warnings]).toEqual([
      200,
      [
        'Routes lead to pages that learning lacks: courses',
        'Other remotes may borrow learning/NoAccess, which this release lacks',
      ],
    ])
  })

  test('each canary selects other users', async () => {
    const name = await freshRemote()
    const { salt } = await commands.live(name)
    await commands.release(remoteManifest(name, '1.1.0'), { canaryPercent: 10 })
    expect((await commands.live(name)).salt).not.toBe(salt)
  })

  test.each([
    ['of the live version', 'ALREADY_LIVE', 409, (name: string) => commands.canary(name, 10, '1.0.0')],
    ['of a missing version', 'NOT_FOUND', 404, (name: string) => commands.canary(name, 10, '9.9.9')],
    [
      'of a name that is not live',
      'NOTHING_LIVE',
      409,
      (name: string) => commands.release(remoteManifest(`${name}-x`, '1.0.0'), { canaryPercent: 10 }),
    ],
    [
      'of the shell',
      'SHELL_HAS_NO_CANARY',
      409,
      () => commands.release(shellManifest('3.0.0'), { canaryPercent: 10 }),
    ],
  ])('refuses a canary %s', async (_, code, status, run) => {
    const answer = await run(await freshRemote())
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  test('refuses a shell in which a canary does not run', async () => {
    const name = await freshRemote()
    await commands.release(remoteManifest(name, '1.1.0', { kernelRange: '>=1.0.0 <1.5.0' }), {
      canaryPercent: 10,
    })
    const { body } = await commands.release(shellManifest('1.6.0', {}, '1.6.0'))
    expect(reasons(body)).toEqual(['KERNEL_MISMATCH'])
    await commands.canary(name, 0)
  })
})

describe('live releases', () => {
  test('releasing a live version again cannot turn it into a canary', async () => {
    const name = await freshRemote()
    const { status, body } = await commands.release(remoteManifest(name, '1.0.0'), {
      asNew: true,
      canaryPercent: 10,
    })
    expect([status, body.code]).toEqual([409, 'ALREADY_LIVE'])
    expect(await commands.live(name)).toMatchObject({ live: '1.0.0', canary: null })
  })
})

describe('rollbacks', () => {
  test('a rollback restores the previous release, and the bad one does not become the fallback', async () => {
    const name = await freshRemote()
    await commands.release(remoteManifest(name, '1.1.0'))
    expect((await commands.rollback(name)).body).toMatchObject({ version: '1.0.0', unchanged: false })
    expect(await commands.live(name)).toMatchObject({ live: '1.0.0', fallback: null })
    expect((await commands.rollback(name)).body.code).toBe('NOTHING_TO_ROLL_BACK_TO')
  })

  test('a rollback can go to any stored release and ends a canary', async () => {
    const name = await freshRemote()
    await commands.release(remoteManifest(name, '1.1.0'))
    await commands.release(remoteManifest(name, '1.2.0'))
    await commands.release(remoteManifest(name, '1.3.0'), { canaryPercent: 30 })
    await commands.rollback(name, '1.0.0')
    expect(await commands.live(name)).toMatchObject({ live: '1.0.0', canary: null })
    expect((await commands.overview()).audit[0]).toMatchObject({
      what: 'rollback',
      detail: { from: '1.2.0', canary: '1.3.0' },
    })
  })

  test('refuses a rollback to a missing or incompatible release', async () => {
    const name = await freshRemote()
    expect((await commands.rollback(name, '7.0.0')).status).toBe(404)
    const old = remoteManifest(name, '1.1.0', { kernelRange: '>=1.0.0 <1.0.5' })
    await commands.release(old)
    await commands.release(remoteManifest(name, '1.2.0'))
    await commands.release(shellManifest('1.0.7', {}, '1.0.7'))
    expect((await commands.rollback(name)).body.code).toBe('RELEASE_REFUSED')
    // An incompatible release isn't offered to browsers as fallback either.
    expect(await commands.live(name)).toMatchObject({ live: '1.2.0', fallback: null })
  })
})

describe('release tokens', () => {
  test('a release token is valid for one name, shows its secret once, and can be revoked immediately', async () => {
    const name = await freshRemote()
    const other = await freshRemote()
    const { body } = await commands.send<{ id: string; token: string }>('POST', 'tokens', {
      name,
      label: 'pipeline',
    })
    const { token, id } = body
    expect((await commands.release(remoteManifest(name, '1.1.0'), { token })).status).toBe(200)
    const wrong = await commands.release(remoteManifest(other, '1.1.0'), { token })
    expect([wrong.status, wrong.body.code]).toEqual([403, 'WRONG_TOKEN'])
    expect(
      (await commands.overview()).audit.find((line) => line.version === '1.1.0' && line.name === name),
    ).toMatchObject({ who: 'pipeline' })

    const list = await commands.send<{ id: string }[]>('GET', 'tokens')
    expect(list.body.find((each) => each.id === id)).toMatchObject({
      name,
      label: 'pipeline',
      revokedAt: null,
    })
    expect(JSON.stringify(list.body)).not.toContain(token)

    expect((await commands.send('DELETE', `tokens/${id}`)).status).toBe(204)
    expect((await commands.release(remoteManifest(name, '1.2.0'), { token })).status).toBe(401)
    expect((await commands.send('DELETE', `tokens/${id}`)).status).toBe(404)
  })

  test('only the root token can create and list tokens and delete old releases; any token can read the releases', async () => {
    const { body } = await commands.send<{ token: string }>('POST', 'tokens', {
      name: 'learning',
      label: 'l',
    })
    for (const [method, url, payload] of [
      ['POST', 'tokens', { name: 'learning', label: 'x' }],
      ['GET', 'tokens', undefined],
      ['POST', 'retention', { days: 30 }],
    ] as const) {
      expect((await commands.send(method, url, payload, body.token)).status).toBe(403)
      expect((await commands.send(method, url, payload, null)).status).toBe(401)
      expect((await commands.send(method, url, payload, 'roots')).status).toBe(401)
    }
    expect((await commands.send('GET', 'releases', undefined, body.token)).status).toBe(200)
    expect((await commands.send('GET', 'releases', undefined, null)).status).toBe(401)
  })

  test('limits attempts with invalid tokens per address', async () => {
    const codes = []
    for (let time = 0; time < 130; time++) {
      const { statusCode } = await api.app.inject({
        url: '/api/platform/tokens',
        remoteAddress: '10.1.0.1',
        headers: { authorization: `Bearer guess-${time}` },
      })
      codes.push(statusCode)
    }
    expect(new Set(codes.slice(0, 120))).toEqual(new Set([401]))
    expect(codes.at(-1)).toBe(429)
  })

  test('checks a release token before the body is read', async () => {
    const answer = await commands.send('POST', 'releases/learning', 'not even an object', 'wrong')
    expect(answer.status).toBe(401)
  })
})

describe('retention of releases', () => {
  test('deletes releases and files that no pointer refers to and no open page needs', async () => {
    const name = await freshRemote()
    const gets = async (version: string) =>
      (await api.app.inject({ url: `/remotes/${name}/remoteEntry.${version}.js` })).statusCode
    try {
      for (const [day, version] of [
        ['2026-12-01', '1.1.0'],
        ['2026-12-02', '1.2.0'],
        ['2026-12-20', '1.3.0'],
      ] as const) {
        api.setNow(`${day}T10:00:00Z`)
        await commands.release(remoteManifest(name, version))
      }
      // 1.0.0 was last served on 2 December, 1.1.0 on 20 December.
      api.setNow('2027-01-05T10:00:00Z')
      const { body } = await commands.send<{ releases: { name: string; version: string }[]; files: number }>(
        'POST',
        'retention',
        { days: 30 },
      )
      expect(body.releases.filter((each) => each.name === name)).toEqual([{ name, version: '1.0.0' }])
      expect([await gets('1.0.0'), await gets('1.1.0'), await gets('1.2.0'), await gets('1.3.0')]).toEqual([
        404, 200, 200, 200,
      ])
      // Shared with the remaining releases.
      expect((await api.app.inject({ url: `/remotes/${name}/page-courses.one.js` })).statusCode).toBe(200)
      expect((await commands.rollback(name, '1.0.0')).status).toBe(404)
      expect(
        (await commands.overview()).audit.some((line) => line.what === 'remove' && line.name === name),
      ).toBe(true)
    } finally {
      api.setNow('2026-11-16T10:00:00Z')
    }
  })
})
