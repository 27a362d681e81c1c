import { eq, like } from 'drizzle-orm'
import { at, idOf, seedLibrary } from '../../../testing/library'
import { grant } from '../../../testing/people'
import { admin, anna, bartek, startTestApi, type TestApi, type TestPerson } from '../../../testing/test-api'
import { courses } from '../tables'

let t: TestApi
const someFriend: TestPerson = { name: 'dorota' }

beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t)
  // Anna learns English, Dorota also in the company's course; Bartek's access has ended.
  await grant(t, anna, 'ENG', { until: '2027-01-01T00:00:00Z' })
  await grant(t, someFriend, 'ENG', { courseIds: [idOf(at.granted)] })
  await grant(t, bartek, 'ENG', { until: '2026-11-16T10:00:00Z' })
})
afterAll(() => t.close())

const names = (courses: { name: string }[]) => courses.map(({ name }) => name)

describe('GET /course/available', () => {
  test('lists the active courses of the pair in order, with `isLocked` (S-CRS-01, S-AUTH-05)', async () => {
    const { answer } = await t.call('getAvailableCourses', {}, anna)
    expect(answer.data).toMatchObject([
      {
        _id: idOf(at.home),
        name: 'Dom i miasto',
        level: 'A1',
        levels: ['A1', 'A2'],
        tags: ['gramatyka'],
        isLocked: false,
        lessons: [
          { lessonId: idOf(at.homeFirst), order: 0 },
          { lessonId: idOf(at.homeLast), order: 2 },
        ],
      },
    ])
    const german = await t.call('getAvailableCourses', { targetLang: 'DE' }, anna)
    expect(german.answer.data).toMatchObject([{ _id: idOf(at.german), isLocked: true }])
  })

  test('a course is locked from the moment the access ends', async () => {
    expect((await t.call('getAvailableCourses', {}, bartek)).answer.data[0]?.isLocked).toBe(true)
    t.setNow('2027-01-01T00:00:00Z')
    expect((await t.call('getAvailableCourses', {}, anna)).answer.data[0]?.isLocked).toBe(true)
    t.setNow('2026-11-16T10:00:00Z')
  })

  test('shows a course with explicit access only to users with a grant (S-CRS-16, C62)', async () => {
    expect(names((await t.call('getAvailableCourses', {}, someFriend)).answer.data)).toEqual([
      'Angielski w firmie',
      'Dom i miasto',
    ])
    const id = idOf(at.granted)
    expect((await t.call('getAvailableCourse', { id }, someFriend)).status).toBe(200)
    for (const name of ['getAvailableCourse', 'getCourse', 'getAvailableLessons'] as const) {
      expect((await t.call(name, { id }, anna)).status).toBe(404)
    }
  })
})

describe('GET /course/available/{id} and GET /course/{id}', () => {
  test('returns a single course (S-CRS-02, S-CRS-05)', async () => {
    const id = idOf(at.home)
    expect((await t.call('getAvailableCourse', { id }, anna)).answer).toMatchObject({
      _id: id,
      isLocked: false,
    })
    expect((await t.call('getCourse', { id }, anna)).answer.data).toMatchObject([{ _id: id }])
  })

  test('returns an inactive course only to admins, and never lists it as available', async () => {
    const id = idOf(at.inactive)
    expect((await t.call('getCourse', { id }, anna)).status).toBe(404)
    expect((await t.call('getCourse', { id }, admin)).answer.data).toMatchObject([{ active: false }])
    expect((await t.call('getAvailableCourse', { id }, admin)).status).toBe(404)
  })

  test('returns 404 for an unknown course', async () => {
    const { status, problem } = await t.call('getCourse', { id: 'nowhere' }, anna)
    expect(status).toBe(404)
    expect(problem).toMatchObject({ code: 'NOT_FOUND', name: 'NotFoundError' })
  })
})

describe('GET /course/recommended/{level}', () => {
  test('returns the active courses of the level to visitors, locked (S-CRS-03, S-AUTH-04)', async () => {
    const a2 = await t.call('getRecommendedCourses', { level: 'A2' })
    expect(a2.answer).toMatchObject([{ _id: idOf(at.home), isLocked: true }])
    expect((await t.call('getRecommendedCourses', { level: 'C1' })).answer).toEqual([])
    expect((await t.call('getRecommendedCourses', { level: 'A0' })).status).toBe(422)
  })

  test('recommends a course with explicit access only to users with a grant', async () => {
    expect(names((await t.call('getRecommendedCourses', { level: 'A1' })).answer)).toEqual(['Dom i miasto'])
    expect(names((await t.call('getRecommendedCourses', { level: 'A1' }, admin)).answer)).toEqual([
      'Dom i miasto',
    ])
    expect(names((await t.call('getRecommendedCourses', { level: 'A1' }, someFriend)).answer)).toEqual([
      'Angielski w firmie',
      'Dom i miasto',
    ])
  })
})

describe('GET /course/{id}/lessons/available', () => {
  test('lists the active lessons in order, with `isLocked` (S-CRS-04, S-CRS-15)', async () => {
    const id = idOf(at.home)
    const open = await t.call('getAvailableLessons', { id }, anna)
    expect(open.answer.data).toMatchObject([
      {
        _id: idOf(at.homeFirst),
        name: { target: 'Rooms|At home', source: 'Pokoje|W domu' },
        isLocked: false,
        items: [
          { itemId: idOf(`${at.homeFirst}/kuchnia`), order: 0, type: 'EXERCISE' },
          { itemId: idOf(`${at.homeFirst}/salon`), order: 2, type: 'EXERCISE' },
        ],
      },
      { _id: idOf(at.homeLast), isLocked: false },
    ])
    const locked = await t.call('getAvailableLessons', { id }, bartek)
    expect(locked.answer.data.map(({ isLocked }) => isLocked)).toEqual([true, true])
  })
})

describe('GET /course', () => {
  const list = (args: Record<string, unknown>) => t.call('listCourses', args, admin)

  test('lists inactive courses and lessons, too, for admins only (S-ADM-10, S-AUTH-02)', async () => {
    expect((await t.call('listCourses', {}, anna)).status).toBe(403)
    const { answer } = await list({})
    expect(answer.metadata.total).toBe(4)
    expect(answer.data.find(({ _id }) => _id === idOf(at.inactive))).toMatchObject({ active: false })
    expect(answer.data.find(({ _id }) => _id === idOf(at.home))?.lessons).toHaveLength(3)
  })

  test('filters by language, id and activity, combined (S-ADM-16)', async () => {
    expect(names((await list({ filters: 'targetLang:DE' })).answer.data)).toEqual(['Niemiecki na start'])
    expect((await list({ filters: 'targetLang:ENG;sourceLang:PL' })).answer.metadata.total).toBe(3)
    expect(names((await list({ filters: 'targetLang:ENG;active:false' })).answer.data)).toEqual([
      'Stary kurs',
    ])
    expect(names((await list({ filters: `_id:${idOf(at.home)}` })).answer.data)).toEqual(['Dom i miasto'])
  })

  test('searches name and description ignoring case, with pattern characters escaped (S-ADM-16, C58)', async () => {
    const found = async (text: string) =>
      names((await list({ filters: `$search:${encodeURIComponent(text)}` })).answer.data)
    expect(await found('FIRMIE')).toEqual(['Angielski w firmie'])
    expect(await found('pierwsze 100% ZDAŃ')).toEqual(['Dom i miasto'])
    expect(await found('10_%')).toEqual([])
    expect(await found('; : \\ "')).toEqual([])
  })

  test('searches without diacritics in the query and in the text (S-ADM-16)', async () => {
    const found = async (text: string) =>
      names((await list({ filters: `$search:${encodeURIComponent(text)}` })).answer.data)
    expect(await found('pierwsze 100% zdan')).toEqual(['Dom i miasto'])
    expect(await found('ANGIELSKI W FIRMIĘ')).toEqual(['Angielski w firmie'])
  })

  test('sorts names by Polish rules (S-ADM-17)', async () => {
    const inOrder = ['Bala', 'Bała się', 'Bardzo', 'Dom i miasto', 'Swoi', 'Święta', 'Tam']
    const given = inOrder.filter((name) => name !== 'Dom i miasto')
    const before = await t.db
      .select()
      .from(courses)
      .where(eq(courses.id, idOf(at.home)))
    const rows = before.flatMap((row) => given.map((name) => ({ ...row, id: `sorted ${name}`, name })))
    await t.db.insert(courses).values(rows.toReversed())
    const sorted = async (sort: string) =>
      names((await list({ sort })).answer.data).filter((name) => inOrder.includes(name))
    expect(await sorted('name:asc')).toEqual(inOrder)
    expect(await sorted('name:desc')).toEqual(inOrder.toReversed())
    await t.db.delete(courses).where(like(courses.id, 'sorted %'))
  })

  test('sorts by field and direction (S-ADM-17)', async () => {
    const sorted = ['Angielski w firmie', 'Dom i miasto', 'Niemiecki na start', 'Stary kurs']
    expect(names((await list({ sort: 'name:asc' })).answer.data)).toEqual(sorted)
    expect(names((await list({ sort: 'name:desc' })).answer.data)).toEqual(sorted.toReversed())
  })

  test('returns pages with the total, also after the last page', async () => {
    const page = await list({ sort: 'name:asc', limit: 3, page: 2 })
    expect(names(page.answer.data)).toEqual(['Stary kurs'])
    expect((await list({ limit: 3, page: 9 })).answer).toEqual({ data: [], metadata: { total: 4 } })
  })

  test.each([
    { filters: 'owner:me' },
    { filters: 'exampleLang:PL' },
    { filters: 'targetLang:XX' },
    { filters: 'active:maybe' },
    { filters: '$search:%E0%A4%A' },
    { sort: 'version:asc' },
    { limit: 0 },
  ])('refuses unknown list arguments: %j (C34)', async (args) => {
    const { status, problem } = await list(args)
    expect(status).toBe(422)
    expect(problem.code).toBe('INVALID_INPUT')
  })
})

describe('PUT /course/{id}', () => {
  const put = (body: unknown, id = idOf(at.german)) => t.call('updateCourse', { id, body }, admin)

  test('changes the given fields and increments the version (S-ADM-11)', async () => {
    const first = await put({ active: false, version: 1 })
    expect(first.answer).toMatchObject({ active: false, explicitAccessRequired: false, version: 2 })
    const second = await put({ explicitAccessRequired: true, version: 2 })
    expect(second.answer).toMatchObject({ active: false, explicitAccessRequired: true, version: 3 })
  })

  test('refuses a stale write, and one of two concurrent writes (C57)', async () => {
    const stale = await put({ active: true, version: 1 })
    expect(stale.status).toBe(409)
    expect(stale.problem.code).toBe('STALE_WRITE')
    const race = await Promise.all([put({ active: true, version: 3 }), put({ active: true, version: 3 })])
    expect(race.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('returns 404 for an unknown course and 403 to learners', async () => {
    expect((await put({ active: true }, 'nowhere')).status).toBe(404)
    const { status } = await t.call('updateCourse', { id: idOf(at.home), body: { active: false } }, anna)
    expect(status).toBe(403)
  })
})
