import { gzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { at, exercise, idOf, sampleLibrary } from '../../testing/library'
import { admin, anna, startTestApi, type TestApi } from '../../testing/test-api'
import { courses, exercises, hints, lessonItems } from '../course/tables'
import { popups } from '../popup/tables'
import { recordings } from '../recording/tables'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
})
afterAll(() => t.close())

const send = (body: unknown, as = admin) => t.call('importContent', { body }, as)

describe('POST /admin/content', () => {
  test('is only for admins (S-AUTH-02)', async () => {
    expect((await send(sampleLibrary(), anna)).status).toBe(403)
  })

  test('creates everything once and changes nothing the second time', async () => {
    const first = await send(sampleLibrary())
    expect(first.status).toBe(200)
    // 4 courses, 6 lessons, 8 exercises, 2 hints, 2 words, 3 plans, a popup, a company with 2 packages and 3 members.
    expect(first.answer).toEqual({ created: 32, updated: 0, unchanged: 0, kept: 0 })
    const versions = await t.db.select({ version: courses.version }).from(courses)
    expect(versions.every(({ version }) => version === 1)).toBe(true)

    expect((await send(sampleLibrary())).answer).toEqual({ created: 0, updated: 0, unchanged: 32, kept: 0 })
    expect(await t.db.select({ version: courses.version }).from(courses)).toEqual(versions)
  })

  test('creates one recording per distinct text', async () => {
    const rows = await t.db.select().from(recordings)
    // 7 generated sentences and the kitchen with two sides each, 2 words with two sides, and the forms of an
    // introduction, the lines of a dialogue and its questions.
    expect(rows).toHaveLength(8 * 2 + 2 * 2 + 3 + 6 + 2)
    const [kitchen] = await t.db
      .select()
      .from(exercises)
      .where(eq(exercises.id, idOf(`${at.homeFirst}/kuchnia`)))
    expect(rows.find((row) => row.id === kitchen?.answerRecording)).toMatchObject({
      text: 'I cook in the kitchen.',
      lang: 'ENG',
      content: null,
    })
  })

  test('sanitizes the HTML of hints', async () => {
    const [row] = await t.db
      .select()
      .from(hints)
      .where(eq(hints.id, idOf(`${at.homeFirst}/hints/the`)))
    expect(row?.content).toBe('<p>the <strong>sofa</strong></p>')
  })

  test('updates only what changed, including a mere change in the order of exercises', async () => {
    const library = sampleLibrary()
    const [home] = library.courses
    const [first, , last] = home?.lessons ?? []
    first?.exercises.reverse()
    last?.exercises.push(exercise(`${at.homeLast}/nowe`))
    const [sentence] = last?.exercises ?? []
    if (sentence) sentence.answer = 'Another sentence.'
    // Both lessons and the sentence changed; the new sentence was created.
    expect((await send(library)).answer).toEqual({ created: 1, updated: 3, unchanged: 29, kept: 0 })
    const items = await t.db
      .select()
      .from(lessonItems)
      .where(eq(lessonItems.lessonId, idOf(at.homeFirst)))
      .orderBy(lessonItems.position)
    expect(items.map((item) => item.itemId)).toEqual(first?.exercises.map(({ path }) => idOf(path)))
    expect((await send(sampleLibrary())).answer).toMatchObject({ updated: 3 })
  })

  test('preserves changes made in the panel', async () => {
    const { status } = await t.call('updateCourse', { id: idOf(at.german), body: { active: false } }, admin)
    expect(status).toBe(200)
    const { answer } = await send(sampleLibrary())
    expect(answer).toMatchObject({ updated: 0, kept: 1 })
    const [row] = await t.db
      .select()
      .from(courses)
      .where(eq(courses.id, idOf(at.german)))
    expect(row).toMatchObject({ active: false, edited: true })
  })

  test('imports sanitized popups for learners and preserves those edited in the panel', async () => {
    const available = async () => (await t.call('getAvailablePopups', {}, anna)).answer
    const [popup] = await available()
    expect(popup).toEqual({
      _id: idOf(at.popup),
      title: 'Witaj',
      htmlContent: '<p>Dobrze, że <strong>jesteś</strong>.</p>',
      active: true,
      startDate: '2026-01-01',
      endDate: '2026-12-31',
      maxDisplayTimes: 1,
    })
    const changed = sampleLibrary()
    for (const each of changed.popups) each.title = 'Witaj ponownie'
    expect((await send(changed)).answer).toMatchObject({ updated: 1 })
    expect((await available())[0]?.title).toBe('Witaj ponownie')

    await t.db.update(popups).set({ active: false, edited: true })
    expect((await send(sampleLibrary())).answer).toMatchObject({ created: 0, updated: 0 })
    expect(await available()).toEqual([])
  })

  test('rejects a contradictory library without changing anything', async () => {
    const library = sampleLibrary()
    const [home] = library.courses
    home?.lessons[0]?.exercises[0]?.words.push('courses/eng/dom/ogrod/words/elsewhere')
    home?.lessons[2]?.exercises.push(exercise(`${at.homeLast}/jeden`))
    if (home) home.name = 'Nie do zapisania'
    const { status, problem } = await send(library)
    expect(status).toBe(422)
    expect(problem).toMatchObject({
      code: 'INVALID_LIBRARY',
      errors: expect.arrayContaining([
        { path: `${at.homeLast}/jeden`, message: 'is there twice' },
        {
          path: `${at.homeFirst}/kuchnia`,
          message: 'courses/eng/dom/ogrod/words/elsewhere is not in its lesson',
        },
      ]),
    })
    expect((await send(sampleLibrary())).answer).toMatchObject({ created: 0, updated: 0 })
  })

  test('accepts a library larger than 1 MB but not one larger than 20 MB', async () => {
    const many = sampleLibrary()
    const [home] = many.courses
    const [first] = home?.lessons ?? []
    for (let n = 0; n < 2_500; n++) {
      first?.exercises.push(
        exercise(`${at.homeFirst}/duzo-${n}`, { example: `Zdanie numer ${n} ${'x'.repeat(450)}` }),
      )
    }
    const { status, answer } = await send(many)
    expect(status).toBe(200)
    expect(answer).toMatchObject({ created: 2_500, updated: 1 })
    const response = await t.app.inject({
      method: 'POST',
      url: '/api/admin/content',
      headers: { authorization: `Bearer ${await t.token(admin)}`, 'content-type': 'application/json' },
      payload: `"${'x'.repeat(20 * 1024 * 1024)}"`,
    })
    expect(response.statusCode).toBe(413)
  })

  const sendText = async (payload: string, contentType = 'application/json') => {
    const headers = {
      authorization: `Bearer ${await t.token(admin)}`,
      ...(contentType && { 'content-type': contentType }),
    }
    const response = await t.app.inject({ method: 'POST', url: '/api/admin/content', headers, payload })
    return { status: response.statusCode, code: response.json().code, errors: response.json().errors }
  }

  test('names the invalid fields of a library with their codes', async () => {
    const library = sampleLibrary()
    const [home] = library.courses
    expect(await sendText(JSON.stringify({ ...library, courses: [{ ...home, name: '' }] }))).toEqual({
      status: 422,
      code: 'INVALID_INPUT',
      errors: [{ path: 'body/courses/0/name', message: expect.any(String), code: 'REQUIRED' }],
    })
  })

  test.each([
    ['text that is not JSON', '{"courses": [', 'application/json', 400, 'FST_ERR_CTP_INVALID_JSON_BODY'],
    ['an empty body', '', 'application/json', 400, 'FST_ERR_CTP_EMPTY_JSON_BODY'],
    ['no body at all', '', '', 422, 'INVALID_INPUT'],
    ['another format', 'courses: []', 'application/yaml', 415, 'FST_ERR_CTP_INVALID_MEDIA_TYPE'],
    ['deep nesting', `${'['.repeat(40)}${']'.repeat(40)}`, 'application/json', 422, 'INVALID_LIBRARY'],
    ['too many values', `[${'1,'.repeat(1_000_000)}1]`, 'application/json', 422, 'INVALID_LIBRARY'],
  ])('refuses %s with its reason', async (_, payload, contentType, status, code) => {
    expect(await sendText(payload, contentType)).toMatchObject({ status, code })
  })

  test('two concurrent imports create everything once', async () => {
    const library = sampleLibrary()
    library.courses[0]?.lessons[0]?.exercises.push(exercise(`${at.homeFirst}/razem`))
    const answers = await Promise.all([send(library), send(library)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.map(({ answer }) => answer.created).sort()).toEqual([0, 1])
  })
})

describe('GET /admin/content', () => {
  test('is only for admins (S-AUTH-02)', async () => {
    expect((await t.call('exportContent', {}, anna)).status).toBe(403)
  })

  test('returns a library that can be imported again without changes', async () => {
    const { status, answer } = await t.call('exportContent', {}, admin)
    expect(status).toBe(200)
    const { courses: exported, popups: messages } = answer
    expect(exported.length).toBeGreaterThan(3)
    expect(
      exported.flatMap(({ lessons }) => lessons.flatMap(({ exercises: own }) => own)).length,
    ).toBeGreaterThan(7)
    const back = await send({
      ...sampleLibrary(),
      products: [],
      companies: [],
      courses: exported,
      popups: messages,
    })
    expect(back.answer).toMatchObject({ created: 0, updated: 0, kept: 0 })
    expect((await t.call('exportContent', {}, admin)).answer).toEqual(answer)
  })

  test('exports a piece shared by two lessons twice and imports it as one', async () => {
    const { answer } = await t.call('exportContent', {}, admin)
    const [first, second] = answer.courses.flatMap(({ lessons }) => lessons)
    const [shared] = first?.exercises ?? []
    if (!second || !shared) throw new Error('The sample library has no two lessons')
    second.words.push(...(first?.words ?? []).filter(({ path }) => shared.words.includes(path)))
    second.hints.push(...(first?.hints ?? []).filter(({ path }) => shared.hints.includes(path)))
    second.exercises.push(shared)
    const body = { ...sampleLibrary(), products: [], companies: [], ...answer }
    expect((await send(body)).answer).toMatchObject({ created: 0, updated: 1 })
    expect((await send(body)).answer).toMatchObject({ created: 0, updated: 0 })
    second.exercises.push({ ...shared, answer: 'Something else.' })
    expect((await send(body)).status).toBe(422)
  })

  test('rejects an id path without a valid id', async () => {
    const [course] = sampleLibrary().courses
    const body = { ...sampleLibrary(), courses: course ? [{ ...course, path: 'id/other' }] : [] }
    expect((await send(body)).status).toBe(422)
  })
})

test('rejects a compressed library as soon as its unpacked size exceeds the limit', async () => {
  const bomb = gzipSync(Buffer.alloc(400 * 1024 * 1024, ' '))
  const { statusCode } = await t.app.inject({
    method: 'POST',
    url: '/api/admin/content',
    headers: {
      authorization: `Bearer ${await t.token(admin)}`,
      'content-type': 'application/json',
      'content-encoding': 'gzip',
    },
    payload: bomb,
  })
  expect([413, 415]).toContain(statusCode)
})
