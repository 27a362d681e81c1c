import { eq } from 'drizzle-orm'
import { at, idOf, seedLibrary } from '../../../testing/library'
import { grant, learnerAnna } from '../../../testing/people'
import { admin, anna, startTestApi, type TestApi } from '../../../testing/test-api'
import { contentHistory } from '../../history/tables'
import { exerciseHints, hints } from '../tables'

let t: TestApi
/** The library's original hints and their links to exercises. */
let library: { rows: (typeof hints.$inferSelect)[]; links: (typeof exerciseHints.$inferSelect)[] }
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t)
  library = { rows: await t.db.select().from(hints), links: await t.db.select().from(exerciseHints) }
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.db.delete(hints)
  await t.db.delete(contentHistory)
  await t.db.insert(hints).values(library.rows)
  await t.db.insert(exerciseHints).values(library.links)
  t.setNow('2026-11-16T10:00:00Z')
})

const requestId = '01990000-0000-7000-8000-00000000e001'
const the = idOf(`${at.homeFirst}/hints/the`)
const inAt = idOf(`${at.homeFirst}/hints/in-at`)
const create = (change: Record<string, unknown> = {}, as = admin) =>
  t.call('createHint', { body: { requestId, content: '<p>Mów <em lang="en">I am</em></p>', ...change } }, as)
const change = (id: string, body: Record<string, unknown>) => t.call('updateHint', { id, body }, admin)
const list = async (query: Record<string, unknown> = {}) => (await t.call('listHints', query, admin)).answer

describe('GET /hint (S-ADM-07)', () => {
  test('returns hints with their words, languages and number of exercises (A-ENT-06)', async () => {
    const { data, metadata } = await list({ filters: 'sourceLang:PL;targetLang:ENG' })
    expect(metadata.total).toBe(data.length)
    expect(data.find(({ _id }) => _id === inAt)).toMatchObject({
      content: '<p>in, at</p>',
      rawContent: 'in, at',
      sourceLang: 'PL',
      targetLang: 'ENG',
      isFullScreen: false,
      tags: [],
      exercises: [],
      exerciseCount: 2,
    })
  })

  test('includes the exercises on request', async () => {
    const { data } = await list({ filters: `_id:${inAt}`, withExercises: true })
    const links = await t.db.select().from(exerciseHints).where(eq(exerciseHints.hintId, inAt))
    expect(data[0]?.exercises.map(({ _id }) => _id).sort()).toEqual(
      links.map(({ exerciseId }) => exerciseId).sort(),
    )
    expect(data[0]?.exercises[0]).toEqual({
      _id: expect.any(String),
      example: expect.any(String),
      answer: expect.any(String),
    })
  })

  test('searches the text without its markup and filters by language (S-ADM-16)', async () => {
    await create({ content: '<p>kropka <strong>nad</strong> i</p>', targetLang: 'DE' })
    const found = async (filters: string) => (await list({ filters })).data.map(({ _id }) => _id)
    expect(await found('$search:kropka%20nad%20i')).toEqual([requestId])
    expect(await found('$search:strong')).toEqual([])
    expect(await found('targetLang:DE')).toEqual([requestId])
    expect((await list({ limit: 1, page: 2 })).data).toHaveLength(1)
  })
})

describe('POST, PUT and DELETE /hint (S-ADM-08)', () => {
  test('creates a sanitized hint once per request id', async () => {
    const { status, answer } = await create({
      content:
        '<p onclick="x()">Mów <em lang="en">I am</em><script>alert(1)</script><img src="https://elsewhere.test/a.png"></p>',
      rawContent: 'cokolwiek',
      tags: ['czas'],
    })
    expect(status).toBe(201)
    expect(answer).toMatchObject({
      _id: requestId,
      content: '<p>Mów <em lang="en">I am</em></p>',
      rawContent: 'Mów I am',
      sourceLang: 'PL',
      targetLang: 'ENG',
      isFullScreen: false,
      tags: ['czas'],
      active: true,
      version: 1,
    })
    expect((await create({ content: '<p>Inna</p>' })).answer).toMatchObject({
      rawContent: 'Inna',
      version: 2,
    })
  })

  test('accepts the documented body without a request id', async () => {
    const made = await Promise.all([1, 2].map(() => create({ requestId: undefined })))
    expect(made.map(({ status }) => status)).toEqual([201, 201])
    expect(new Set(made.map(({ answer }) => answer._id)).size).toBe(2)
  })

  test.each([
    ['nothing', ''],
    ['what leaves nothing', '<script>alert(1)</script>'],
    ['empty lines', '<p><br></p><p> </p>'],
    ['a picture without an alternative text', '<p><img src="/files/media/a.png" alt="" /></p>'],
  ])('rejects %s', async (_, content) => {
    const { status, problem } = await create({ content })
    expect([status, problem.errors?.[0]?.path]).toEqual([422, 'body/content'])
  })

  test('learners get pictures of the media library, without handlers and foreign ones', async () => {
    await grant(t, learnerAnna, 'ENG')
    const picture = '<img src="/files/media/a-1.png" alt="Oś > czasu" width="300" height="200" />'
    const clean = `<p>in${picture.replace('>', '&gt;')}</p>`
    const { answer } = await change(inAt, {
      content: `<p>in${picture.replace(' />', ' onerror="x()" style="width:9px" />')}<img src="//elsewhere.test/b.png" alt="b"></p>`,
    })
    expect(answer).toMatchObject({ content: clean, rawContent: 'in Oś > czasu' })
    const lesson = await t.call('getLessonHints', { id: idOf(at.homeFirst) }, learnerAnna)
    expect(lesson.answer.data.find(({ _id }) => _id === inAt)?.content).toBe(clean)
    const grammar = await t.call('getGrammar', {}, learnerAnna)
    expect(grammar.answer.hints.find(({ _id }) => _id === inAt)?.content).toBe(clean)
    // An older row may have been stored before it was sanitized.
    await t.db
      .update(hints)
      .set({ content: '<img src="x" onerror="x()"><p>in</p>' })
      .where(eq(hints.id, inAt))
    const old = await t.call('getLessonHints', { id: idOf(at.homeFirst) }, learnerAnna)
    expect(old.answer.data.find(({ _id }) => _id === inAt)?.content).toBe('<p>in</p>')
  })

  test('a picture is found by its alternative text, not by its markup', async () => {
    await create({ content: '<p><img src="/files/media/a-1.png" alt="Rzeka czasu" width="300" /></p>' })
    const found = async (text: string) =>
      (await list({ filters: `$search:${text}` })).data.map(({ rawContent }) => rawContent)
    expect(await found('rzeka')).toEqual(['Rzeka czasu'])
    expect(await found('media')).toEqual([])
  })

  test('a hint to link is found by its text, not by its markup', async () => {
    await create({ content: '<p>kropka <strong>nad</strong> i</p>' })
    const linkable = async (search: string) => {
      const query = { search, exampleLang: 'PL', answerLang: 'ENG' }
      return (await t.call('getLinkable', query, admin)).answer.hints.map(({ _id }) => _id)
    }
    expect(await linkable('kropka nad i')).toEqual([requestId])
    expect(await linkable('strong')).toEqual([])
  })

  test('full screen applies to all exercises with the hint (S-ADM-09, A-HINT-07)', async () => {
    await grant(t, learnerAnna, 'ENG')
    const { answer } = await change(inAt, { isFullScreen: true })
    expect(answer).toMatchObject({
      isFullScreen: true,
      content: '<p>in, at</p>',
      exerciseCount: 2,
      version: 2,
    })
    const lesson = await t.call('getLessonHints', { id: idOf(at.homeFirst) }, learnerAnna)
    expect(lesson.answer.data.find(({ _id }) => _id === inAt)).toMatchObject({
      isFullScreen: true,
      exercises: [expect.any(String), expect.any(String)],
    })
  })

  test('rejects an outdated update and returns the current hint (C57)', async () => {
    await change(the, { content: '<p>Pierwszy</p>', version: 1 })
    const { status, problem } = await change(the, { content: '<p>Drugi</p>', version: 1 })
    expect([status, problem.code]).toEqual([409, 'STALE_WRITE'])
    expect(problem).toMatchObject({ current: { rawContent: 'Pierwszy', version: 2 } })
  })

  test('the history restores the previous text', async () => {
    await change(the, { content: '<p>Inny</p>' })
    const { data } = (await t.call('listHistory', { filters: `kind:hint;_id:${the}` }, admin)).answer
    expect((await t.call('goBackInHistory', { id: data[0]?._id, body: { version: 2 } }, admin)).status).toBe(
      200,
    )
    expect((await list({ filters: `_id:${the}` })).data[0]?.rawContent).not.toBe('Inny')
  })

  test('deleting a hint removes it from its exercises', async () => {
    expect((await t.call('deleteHint', { id: inAt, version: 9 }, admin)).status).toBe(409)
    expect((await t.call('deleteHint', { id: inAt }, admin)).status).toBe(204)
    expect(await t.db.select().from(hints).where(eq(hints.id, inAt))).toEqual([])
    expect(await t.db.select().from(exerciseHints).where(eq(exerciseHints.hintId, inAt))).toEqual([])
    expect((await t.call('deleteHint', { id: inAt }, admin)).status).toBe(404)
  })

  test('is only for admins', async () => {
    expect((await create({}, anna)).status).toBe(403)
    expect((await t.call('listHints', {}, anna)).status).toBe(403)
  })
})
