import { randomUUID } from 'node:crypto'
import type { MetadataChange } from '@mowka/contract/schemas/user'
import { learner, miniLibrary, paths, sentence } from '../../../testing/learner'
import { idOf, seedLibrary } from '../../../testing/library'
import { admin, startTestApi, type TestApi } from '../../../testing/test-api'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t, miniLibrary())
})
beforeEach(() => t.setNow('2026-11-16T10:00:00Z'))
afterAll(() => t.close())

/** The exercise of a lesson that tests answer, and its answer. */
const nameIn = (lessonPath: string) => (lessonPath === paths.germanLesson ? 'jeden' : 'a')
const right = (lessonPath: string) => `Sentence ${lessonPath}/${nameIn(lessonPath)}`

/** Creates a learner who earned points on the given days with checked answers. */
async function earn(name: string, days: Record<string, number>, lessonPath: string = paths.first) {
  const { userId } = (await t.call('getMe', {}, { name })).answer
  const events = Object.entries(days).flatMap(([day, points]) =>
    Array.from({ length: points }, (_, at) => ({
      eventId: randomUUID(),
      name: 'REPETITION_EXAMPLE_SUCCESS',
      lessonId: idOf(lessonPath),
      courseId: null,
      createdAt: `${day}T09:00:${String(at).padStart(2, '0')}.000Z`,
      payload: {
        exerciseId: sentence(lessonPath, nameIn(lessonPath)),
        learningMode: 'WRITING',
        learningExerciseType: 'WRITING_FULL_SENTENCE',
        userInput: right(lessonPath),
      },
    })),
  )
  const { status } = await t.call('moveProgress', { body: { userId, events } }, admin)
  expect(status).toBe(200)
}

const ranking = async (name: string, { targetLang = 'ENG', period = 7 } = {}) =>
  (await t.call('getRanking', { targetLang, period }, { name })).answer
const change = (name: string, body: MetadataChange) => t.call('patchUserMetadata', { body }, { name })

describe('GET /user/ranking', () => {
  beforeAll(async () => {
    t.setNow('2026-11-16T10:00:00Z')
    await earn('ania', { '2026-11-10': 2, '2026-11-16': 1 })
    // The day before the last seven counts only for the all-time ranking.
    await earn('basia', { '2026-11-09': 5, '2026-11-15': 1 })
    await earn('celina', { '2026-11-16': 3 })
    await earn('niemka', { '2026-11-16': 4 }, paths.germanLesson)
    for (const [name, nickname] of [
      ['ania', 'Ania N'],
      ['basia', 'Baśka'],
      ['celina', 'Cela'],
    ] as const) {
      await change(name, { action: 'nickname', payload: { nickname } })
    }
  })

  test('ranks by the points of all time and of the last seven Warsaw days (S-USER-15, P-ENT-44)', async () => {
    expect(await ranking('ania')).toEqual({
      hiddenFromRanking: false,
      global: {
        position: 2,
        points: 3,
        missingPoints: { to10: 0, to50: 0 },
        entries: [
          { position: 1, nickname: 'Baśka', points: 6, isMe: false },
          { position: 2, nickname: expect.any(String), points: 3, isMe: expect.any(Boolean) },
          { position: 2, nickname: expect.any(String), points: 3, isMe: expect.any(Boolean) },
        ],
      },
      period: {
        position: 1,
        points: 3,
        missingPoints: { to10: 0, to50: 0 },
        entries: [
          { position: 1, nickname: expect.any(String), points: 3, isMe: expect.any(Boolean) },
          { position: 1, nickname: expect.any(String), points: 3, isMe: expect.any(Boolean) },
          { position: 3, nickname: 'Baśka', points: 1, isMe: false },
        ],
      },
    })
    const { period } = await ranking('ania')
    expect(period.entries.filter(({ isMe }) => isMe)).toMatchObject([{ nickname: 'Ania N' }])
  })

  test('the period of a ranking can be changed, and an invalid one is rejected', async () => {
    expect((await ranking('basia', { period: 8 })).period).toMatchObject({ position: 1, points: 6 })
    expect((await t.call('getRanking', { period: 0 }, { name: 'basia' })).status).toBe(422)
  })

  test('a ranking covers only the language being learned (L-DASH-11)', async () => {
    const { global, period } = await ranking('niemka', { targetLang: 'DE' })
    expect(global).toMatchObject({ position: 1, points: 4 })
    expect(period.entries).toHaveLength(1)
    expect((await ranking('niemka')).global).toMatchObject({ position: null, points: 0 })
  })

  test('a learner without points has no position and lacks one point while there is room (S-USER-15)', async () => {
    const { global, period } = await ranking('nowa')
    for (const each of [global, period]) {
      expect(each).toMatchObject({ position: null, points: 0, missingPoints: { to10: 1, to50: 1 } })
      expect(each.entries.some(({ isMe }) => isMe)).toBe(false)
    }
  })

  test('a ranking shows nicknames, but no names, emails or ids of others (S-USER-15)', async () => {
    const text = JSON.stringify(await ranking('ania'))
    for (const { givenName, familyName, email, userId } of await Promise.all(
      ['basia', 'celina'].map(async (name) => (await t.call('getMe', {}, { name })).answer),
    )) {
      for (const said of [familyName, email, userId]) if (said) expect(text).not.toContain(said)
      expect(givenName === '' || !text.includes(`"${givenName}"`)).toBe(true)
    }
  })

  test("a hidden learner isn't in rankings until they opt in again (S-USER-15)", async () => {
    const hide = (hiddenFromRanking: boolean) =>
      change('basia', { action: 'ranking', payload: { hiddenFromRanking } })
    expect((await hide(true)).status).toBe(200)
    const others = await ranking('ania')
    expect(others.global).toMatchObject({ position: 1 })
    expect(JSON.stringify(others)).not.toContain('Baśka')
    const own = await ranking('basia')
    expect(own).toMatchObject({ hiddenFromRanking: true, global: { position: null, points: 6 } })
    expect(JSON.stringify(own)).not.toContain('Baśka')
    await hide(false)
    expect((await ranking('ania')).global).toMatchObject({ position: 2 })
  })

  test('a ranking lists ten users and shows the others the points they lack (S-USER-15)', async () => {
    t.setNow('2026-03-20T10:00:00Z')
    for (let each = 0; each < 10; each++) await earn(`dziesiec${each}`, { '2026-03-16': 2 + each })
    await earn('jedenasta', { '2026-03-16': 1 })
    const { period } = await ranking('jedenasta')
    expect(period).toMatchObject({ position: 11, points: 1, missingPoints: { to10: 1, to50: 0 } })
    expect(period.entries.map(({ points }) => points)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
  })
})

describe('an imported success', () => {
  test('an imported success earns a point only if the server accepts its answer (C59)', async () => {
    const { userId } = (await t.call('getMe', {}, { name: 'bledna' })).answer
    const event = (userInput?: string) => ({
      eventId: randomUUID(),
      name: 'REPETITION_EXAMPLE_SUCCESS',
      lessonId: idOf(paths.first),
      courseId: null,
      createdAt: '2026-11-16T09:00:00.000Z',
      payload: {
        exerciseId: sentence(paths.first, 'a'),
        learningMode: 'WRITING',
        learningExerciseType: 'WRITING_FULL_SENTENCE',
        userInput,
      },
    })
    const events = [event('nothing like it'), event(), event(right(paths.first))]
    await t.call('moveProgress', { body: { userId, events } }, admin)
    expect((await ranking('bledna')).global).toMatchObject({ points: 1 })
  })
})

describe('statistics', () => {
  const dayAt = (day: string, time: string) => t.setNow(`${day}T${time}Z`)
  const names = { name: 'statystyka' }
  beforeAll(async () => {
    dayAt('2026-11-14', '10:00:00')
    const { succeed } = await learner(t, names)
    await t.call('startTrial', { targetLang: 'ENG' }, names)
    dayAt('2026-11-15', '10:00:00')
    await succeed(paths.first, ['a'], {})
    dayAt('2026-11-16', '10:00:00')
    await earn(names.name, { '2026-11-16': 2 }, paths.germanLesson)
  })

  test('GET /user/activity lists the days with activity, oldest first', async () => {
    await earn('wykres', { '2026-11-13': 2, '2026-11-16': 1 })
    const days = async (query: { days?: number }) =>
      (await t.call('getActivity', query, { name: 'wykres' })).answer.map(({ day, points }) => [day, points])
    expect(await days({})).toEqual([
      ['2026-11-13', 2],
      ['2026-11-16', 1],
    ])
    expect(await days({ days: 3 })).toEqual([['2026-11-16', 1]])
    expect(await days({ days: 4 })).toHaveLength(2)
    const german = await t.call('getActivity', { targetLang: 'DE' }, { name: 'wykres' })
    expect(german.answer).toEqual([])
  })

  test('GET /user/lifetime-stats sums all languages (S-USER-14)', async () => {
    dayAt('2026-11-16', '12:00:00')
    const { answer } = await t.call('getLifetimeStats', {}, names)
    expect(answer).toMatchObject({ correctAnswers: 3, points: 2, daysLearned: 2, lessonsFinished: 0 })
    const german = (await t.call('getStats', { targetLang: 'DE' }, names)).answer
    expect(german).toMatchObject({ correctAnswers: 2, currentStreak: 1 })
  })

  test('GET /user/lifetime-stats returns zeros for a new learner (S-USER-14)', async () => {
    expect((await t.call('getLifetimeStats', {}, { name: 'nikt' })).answer).toEqual({
      currentStreak: 0,
      freeDays: [],
      untilFreeDay: 5,
      firstDay: '2026-11-16',
      todayActivity: { completed: false, secondsPassed: 0 },
      correctAnswers: 0,
      daysStreak: 0,
      lessonsFinished: 0,
      points: 0,
      secondsPassed: 0,
      daysLearned: 0,
    })
  })
})
