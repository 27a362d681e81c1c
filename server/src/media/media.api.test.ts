import { gzipSync } from 'node:zlib'
import { jpeg, png, svg, zip } from '../../testing/image-files'
import { admin, anna, startTestApi, type TestApi } from '../../testing/test-api'
import { mediaFiles } from './tables'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.db.delete(mediaFiles)
  t.setNow('2026-11-16T10:00:00Z')
})

const send = (name: string, directory = '', bytes: Buffer = png()) =>
  t.call('uploadMedia', { body: { directory, file: { name, content: bytes.toString('base64') } } }, admin)
const list = async (query: Record<string, unknown> = {}) => {
  const { answer } = await t.call('listMedia', query, admin)
  return { keys: answer.data.map(({ key }) => key), data: answer.data, total: answer.metadata.total }
}
const inFolder = (directory: string) => ({ filters: `directory:${encodeURIComponent(directory)}` })
/** Opens a file like a browser, without an Authorization header. */
const open = (url: string | null) => t.app.inject({ url: url ?? '/' })

describe('POST /media (S-MED-02)', () => {
  test('stores a file in a folder and serves it publicly by its URL (A-MED-10)', async () => {
    const { status, answer } = await send('Żółty lis.png', 'Popupy/jesień')
    expect([status, answer]).toEqual([
      201,
      {
        key: 'Popupy/jesień/Żółty lis.png',
        name: 'Żółty lis.png',
        type: 'file',
        size: png().length,
        url: expect.stringMatching(/^\/files\/media\/[0-9a-f-]{36}\.png$/),
        date: '2026-11-16T10:00:00.000Z',
        isCleaned: false,
      },
    ])
    const { statusCode, headers, rawPayload } = await open(answer.url)
    expect([statusCode, rawPayload.equals(png())]).toEqual([200, true])
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; img-src data:; sandbox; frame-ancestors 'none'",
    })
  })

  test('normalizes a file name and returns it', async () => {
    const { status, answer } = await send('lis — logo@2x.png')
    expect([status, answer.name]).toEqual([201, 'lis - logo-2x.png'])
  })

  test('cleans an SVG and reports it', async () => {
    const { answer } = await send('lis.svg', '', svg('<script>alert(1)</script><circle r="1"/>'))
    expect(answer.isCleaned).toBe(true)
    const { payload } = await open(answer.url)
    expect(payload).toBe('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle r="1" /></svg>')
    expect(answer.size).toBe(payload.length)
  })

  test.each([
    ['..', '', 'MEDIA_NAME_SIGNS'],
    ['../../etc/passwd.png', '', 'MEDIA_NAME_SIGNS'],
    ['..\\lis.png', '', 'MEDIA_NAME_SIGNS'],
    ['/lis.png', '', 'MEDIA_NAME_SIGNS'],
    ['lis.png', '..', 'MEDIA_NAME_SIGNS'],
    ['lis.png', 'a/../../b', 'MEDIA_NAME_SIGNS'],
    ['lis.png', '/etc', 'MEDIA_NAME_EMPTY'],
    ['lis.png', 'a//b', 'MEDIA_NAME_EMPTY'],
    ['lis.png', '\uff0e\uff0e', 'MEDIA_NAME_SIGNS'],
    ['lis\u202egnp.png', '', 'MEDIA_NAME_SIGNS'],
    ['lis\u2215..\u2215x.png', '', 'MEDIA_NAME_SIGNS'],
    ['li\u200bs.png', '', 'MEDIA_NAME_SIGNS'],
    ['lis\u0001.png', '', 'MEDIA_NAME_SIGNS'],
    ['con.png', '', 'MEDIA_NAME_RESERVED'],
    ['lis.png', 'aux', 'MEDIA_NAME_RESERVED'],
    [`${'x'.repeat(100)}.png`, '', 'MEDIA_NAME_TOO_LONG'],
    ['lis.html', '', 'MEDIA_NAME_ENDING'],
    ['lis', '', 'MEDIA_NAME_ENDING'],
  ])('refuses the name %j in %j: %s (S-MED-03)', async (name, directory, code) => {
    const { status, problem } = await send(name, directory)
    expect([status, problem.code]).toEqual([422, code])
    expect((await list()).total).toBe(0)
  })

  test.each([
    ['a script called a picture', Buffer.from('alert(1)'), 422, 'MEDIA_TYPE_UNKNOWN'],
    ['another picture than it says', jpeg(), 422, 'MEDIA_TYPE_DIFFERS'],
    ['an archive in the notes of a picture', png(8, 8, [zip()]), 422, 'MEDIA_HAS_MORE'],
    ['half a picture', png().subarray(0, 40), 422, 'MEDIA_BROKEN'],
    ['nothing', Buffer.alloc(0), 422, 'MEDIA_EMPTY'],
  ])('refuses %s', async (_, bytes, status, code) => {
    const answer = await send('lis.png', '', bytes)
    expect([answer.status, answer.problem.code]).toEqual([status, code])
  })

  test('refuses invalid base64 and files above 10 MB (U19)', async () => {
    const body = (content: string) => ({ body: { file: { name: 'lis.png', content } } })
    expect((await t.call('uploadMedia', body('a*b='), admin)).problem.code).toBe('MEDIA_NOT_BASE64')
    const large = Buffer.alloc(10 * 1024 * 1024 + 1).toString('base64')
    expect((await t.call('uploadMedia', body(large), admin)).status).toBe(413)
    expect((await t.call('uploadMedia', body('A'.repeat(15 * 1024 * 1024)), admin)).status).toBe(413)
  })

  test('stops decompressing a body at its size limit', async () => {
    const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024, ' '))
    expect(bomb.length).toBeLessThan(300 * 1024)
    const { statusCode } = await t.app.inject({
      method: 'POST',
      url: '/api/media',
      headers: {
        authorization: `Bearer ${await t.token(admin)}`,
        'content-type': 'application/json',
        'content-encoding': 'gzip',
      },
      payload: bomb,
    })
    expect([413, 415]).toContain(statusCode)
  })

  test('refuses a duplicate name in a folder, ignoring case and Unicode form, but accepts it in another folder', async () => {
    await send('Żaba.png', 'A')
    for (const name of ['Żaba.png', 'żaba.PNG', 'Z\u0307aba.png']) {
      const { status, problem } = await send(name, 'a')
      expect([status, problem.code]).toEqual([409, 'MEDIA_NAME_TAKEN'])
    }
    expect((await send('żaba.png', 'B')).status).toBe(201)
  })

  test('fifty concurrent uploads with the same name store one file', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => send('raz.png', 'Naraz')))
    expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1)
    expect((await list(inFolder('Naraz'))).total).toBe(1)
    // The refused uploads left no files behind.
    expect((await t.services.storage.list('media/')).length).toBeGreaterThan(0)
  })

  test('a folder has the spelling of its first file', async () => {
    await send('a.png', 'Jesień/Listopad')
    expect((await send('b.png', 'JESIEŃ/listopad')).answer.key).toBe('Jesień/Listopad/b.png')
    expect((await list()).keys).toEqual(['Jesień'])
  })
})

describe('GET /media (S-MED-01)', () => {
  beforeEach(async () => {
    const ofSize = (size: number) => png(8, 8, [Buffer.alloc(size, 'x')])
    await send('c.png', '', ofSize(10))
    await send('B.png', '', ofSize(20))
    await send('a.png', '', ofSize(30))
    t.setNow('2026-11-17T10:00:00Z')
    await send('d.png', 'Popupy')
    await send('e.png', 'Popupy/Zima')
    await send('f.png', 'Popupy 2')
  })

  test('lists folders before files, with pages across both (A-MED-11)', async () => {
    const { keys, data, total } = await list()
    expect(keys).toEqual(['Popupy', 'Popupy 2', 'a.png', 'B.png', 'c.png'])
    expect(total).toBe(5)
    expect(data[0]).toEqual({
      key: 'Popupy',
      name: 'Popupy',
      type: 'directory',
      size: png().length * 2,
      url: null,
      date: '2026-11-17T10:00:00.000Z',
    })
    expect((await list({ limit: 2, page: 1 })).keys).toEqual(['Popupy', 'Popupy 2'])
    expect((await list({ limit: 3, page: 1 })).keys).toEqual(['Popupy', 'Popupy 2', 'a.png'])
    expect((await list({ limit: 3, page: 2 })).keys).toEqual(['B.png', 'c.png'])
  })

  test('lists the direct content of a folder', async () => {
    expect((await list(inFolder('Popupy'))).keys).toEqual(['Popupy/Zima', 'Popupy/d.png'])
    expect((await list(inFolder('popupy/zima'))).keys).toEqual(['Popupy/Zima/e.png'])
    expect((await list(inFolder('Nowy'))).total).toBe(0)
  })

  test.each([
    ['name:desc', ['Popupy 2', 'Popupy', 'c.png', 'B.png', 'a.png']],
    ['size:desc', ['Popupy', 'Popupy 2', 'a.png', 'B.png', 'c.png']],
    ['date:asc', ['Popupy', 'Popupy 2', 'c.png', 'B.png', 'a.png']],
  ])('sorts files by %s', async (sort, keys) => {
    expect((await list({ sort })).keys).toEqual(keys)
  })

  test('searches a folder and its subfolders', async () => {
    expect((await list({ filters: '$search:.png' })).total).toBe(6)
    expect((await list({ filters: '$search:e.p;directory:Popupy' })).keys).toEqual(['Popupy/Zima/e.png'])
  })

  test.each(['..', 'a/../b', '/', '%00', 'a\\b'])('refuses the folder %j (S-MED-03)', async (directory) => {
    expect((await t.call('listMedia', inFolder(directory), admin)).status).toBe(422)
  })

  test('treats pattern characters in a search escapePattern', async () => {
    await send('x.png', 'a_b')
    await send('y.png', 'acb/d')
    expect((await list(inFolder('a_b'))).keys).toEqual(['a_b/x.png'])
  })
})

describe('PATCH and DELETE /media (S-MED-02)', () => {
  const rename = (key: string, newName: string) => t.call('renameMedia', { body: { key, newName } }, admin)

  test('renaming a file does not change its URL', async () => {
    const { url } = (await send('lis.png', 'A')).answer
    const { status, answer } = await rename('A/lis.png', 'Wilk.png')
    expect([status, answer.key, answer.url]).toEqual([200, 'A/Wilk.png', url])
    expect((await open(url)).statusCode).toBe(200)
    expect((await rename('A/Wilk.png', 'WILK.png')).answer.name).toBe('WILK.png')
  })

  test.each([
    ['../b.png', 'MEDIA_NAME_SIGNS', 422],
    ['c/b.png', 'MEDIA_NAME_SIGNS', 422],
    ['lis.jpg', 'MEDIA_TYPE_DIFFERS', 422],
    ['lis.html', 'MEDIA_NAME_ENDING', 422],
    ['B.PNG', 'MEDIA_NAME_TAKEN', 409],
  ])('refuses to rename a file to %s: %s', async (newName, code, status) => {
    await send('lis.png')
    await send('b.png')
    const { status: got, problem } = await rename('lis.png', newName)
    expect([got, problem.code]).toEqual([status, code])
    expect((await list()).keys).toEqual(['b.png', 'lis.png'])
  })

  test.each([['body'], ['query']])(
    'deletes a file named in the %s, and its URL returns 404',
    async (where) => {
      const { key, url } = (await send('lis.png', 'A')).answer
      const args = where === 'body' ? { body: { key } } : { key }
      expect((await t.call('deleteMedia', args, admin)).status).toBe(204)
      expect((await list()).total).toBe(0)
      expect((await open(url)).statusCode).toBe(404)
      expect((await t.call('deleteMedia', args, admin)).status).toBe(404)
    },
  )

  test('lists the content that shows a file before it is deleted (A-MED-04)', async () => {
    const { key, url } = (await send('lis.png', 'A')).answer
    const uses = async () => (await t.call('getMediaUses', { key }, admin)).answer.data
    expect(await uses()).toEqual([])
    const popup = {
      requestId: crypto.randomUUID(),
      title: 'Zima',
      htmlContent: `<p>Lis</p><p><img src="${url}" alt="Lis"></p>`,
      active: false,
      startDate: '2026-12-01',
      endDate: '2026-12-31',
      maxDisplayTimes: 1,
    }
    const made = await t.call('createPopup', { body: popup }, admin)
    expect(made.status).toBeLessThan(300)
    expect(await uses()).toEqual([{ kind: 'popup', _id: made.answer._id, title: 'Zima' }])
    const content = `<p><img src="${url}" alt="Lis w lesie"></p>`
    const hint = await t.call('createHint', { body: { content } }, admin)
    expect((await uses()).at(-1)).toEqual({ kind: 'hint', _id: hint.answer._id, title: 'Lis w lesie' })
    expect((await t.call('getMediaUses', { key: 'A/kot.png' }, admin)).status).toBe(404)
  })

  test.each(['A', '../lis.png', 'A/../A/lis.png', 'a\0'])('refuses to delete %j', async (key) => {
    await send('lis.png', 'A')
    expect([404, 422]).toContain((await t.call('deleteMedia', { body: { key } }, admin)).status)
    expect((await list(inFolder('A'))).total).toBe(1)
  })
})

test('serves media files only by their URLs', async () => {
  const { url } = (await send('lis.png')).answer
  const id = String(url).slice('/files/media/'.length)
  const others = [
    `../${id}`,
    `..%2f${id}`,
    id.replace('.png', '.svg'),
    id.replace('.png', ''),
    `${id}%00`,
    'x.png',
  ]
  for (const other of others) {
    const { statusCode, headers } = await t.app.inject({ url: `/files/media/${other}` })
    expect([statusCode, String(headers['content-type']).startsWith('image/')]).not.toEqual([200, true])
  }
})

test('refuses learners and visitors', async () => {
  for (const [name, args] of [
    ['listMedia', {}],
    ['getMediaUses', { key: 'a' }],
    ['uploadMedia', { body: { file: { name: 'a.png', content: '' } } }],
    ['renameMedia', { body: { key: 'a', newName: 'b' } }],
    ['deleteMedia', { body: { key: 'a' } }],
  ] as const) {
    expect((await t.call(name, args, anna)).status).toBe(403)
    expect((await t.call(name, args)).status).toBe(401)
  }
})
