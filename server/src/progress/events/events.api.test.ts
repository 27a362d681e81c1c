import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { learner, miniLibrary, paths, sentence } from '../../../testing/learner'
import { course, exercise, idOf, lesson, seedLibrary } from '../../../testing/library'
import { admin, startTestApi, type TestApi } from '../../../testing/test-api'
import { dailyPoints, progressEvents } from '../tables'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t, miniLibrary())
})
beforeEach(() => t.setNow('2026-11-16T10:00:00Z'))
afterAll(() => t.close())

const stats = async (name: string, targetLang = 'ENG') =>
  (await t.call('getStats', { targetLang }, { name })).answer
const log = async (name: string) => {
  const { answer } = await t.call('getMe', {}, { name })
  return t.db
    .select()
    .from(progressEvents)
    .where(eq(progressEvents.userId, answer.userId))
    .orderBy(progressEvents.seq)
}
const points = async (name: string) => {
  const { answer } = await t.call('getMe', {}, { name })
  const rows = await t.db.select().from(dailyPoints).where(eq(dailyPoints.userId, answer.userId))
  return rows.reduce((sum, row) => sum + row.points, 0)
}

describe('POST /progress', () => {
  test('stores an event with all of its fields (S-PROG-01, P-ENT-26, P-ENT-29, P-ENT-31)', async () => {
    const { post } = await learner(t, { name: 'ola' })
    const payload = {
      exerciseOrder: 1,
      exerciseId: sentence(paths.first, 'b'),
      learningExerciseType: 'WRITING_FULL_SENTENCE' as const,
      learningMode: 'WRITING' as const,
      userInput: 'abc',
      expectedResult: 'abd',
    }
    t.setNow('2026-11-16T10:00:05Z')
    const { status, answer } = await post('EXAMPLE_ATTEMPT', paths.first, {
      courseId: idOf(paths.course),
      createdAt: '2026-11-16T10:00:03.000Z',
      payload,
    })
    expect([status, answer]).toEqual([200, { stored: true }])
    expect(await log('ola')).toMatchObject([
      {
        name: 'EXAMPLE_ATTEMPT',
        lessonId: idOf(paths.first),
        courseId: idOf(paths.course),
        targetLang: 'ENG',
        createdAt: new Date('2026-11-16T10:00:03Z'),
        receivedAt: new Date('2026-11-16T10:00:05Z'),
        payload,
      },
    ])
  })

  test('accepts every event name of learning and repetition (P-ENT-27, P-ENT-28, C15)', async () => {
    const { post } = await learner(t, { name: 'nazwy' })
    const payload = { exerciseId: sentence(paths.first, 'a'), learningMode: 'WRITING' as const }
    for (const name of [
      'LESSON_STARTED',
      'LESSON_MODE_SELECTED',
      'EXAMPLE_DISPLAYED',
      'EXAMPLE_ATTEMPT',
      'EXAMPLE_SUCCESS',
      'LESSON_FINISHED',
      'REPETITION_STARTED',
      'REPETITION_MODE_SELECTED',
      'REPETITION_EXAMPLE_DISPLAYED',
      'REPETITION_EXAMPLE_ATTEMPT',
      'REPETITION_EXAMPLE_SUCCESS',
      'REPETITION_SESSION_FINISHED',
    ] as const) {
      expect((await post(name, paths.first, { payload })).answer).toEqual({ stored: true })
    }
    expect((await post('PROGRESS_RESET' as 'LESSON_STARTED', paths.first)).status).toBe(422)
  })

  test('counts each of many concurrent events (C59, C60)', async () => {
    const { post } = await learner(t, { name: 'naraz' })
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        post('EXAMPLE_ATTEMPT', paths.first, { payload: { exerciseId: sentence(paths.first, 'a') } }),
      ),
    )
    expect(answers.map(({ status, answer }) => [status, answer])).toEqual(
      Array.from({ length: 50 }, () => [200, { stored: true }]),
    )
    expect(await log('naraz')).toHaveLength(50)
    const summary = await t.call('getLessonSummary', { id: idOf(paths.first) }, { name: 'naraz' })
    expect(summary.answer.attempts).toBe(50)
  })

  test('counts an event once even if it is sent many times concurrently (C60)', async () => {
    const { post } = await learner(t, { name: 'raz' })
    const eventId = randomUUID()
    const payload = { exerciseId: sentence(paths.first, 'a'), learningMode: 'WRITING' as const }
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => post('EXAMPLE_SUCCESS', paths.first, { eventId, payload })),
    )
    expect(answers.map((each) => each.status)).toEqual([200, 200, 200, 200])
    expect(answers.filter((each) => each.answer.stored)).toHaveLength(1)
    expect((await post('EXAMPLE_SUCCESS', paths.first, { eventId, payload })).answer).toEqual({
      stored: false,
    })
    expect(await log('raz')).toHaveLength(1)
    expect((await stats('raz')).correctAnswers).toBe(1)
  })

  test("an event id of one learner doesn't block the same id of another", async () => {
    const eventId = randomUUID()
    for (const name of ['ewa', 'iza']) {
      const { post } = await learner(t, { name })
      expect((await post('LESSON_STARTED', paths.first, { eventId })).answer.stored).toBe(true)
    }
  })

  test('clamps an event time in the future to the time of arrival (C60)', async () => {
    const { post } = await learner(t, { name: 'zegar' })
    await post('LESSON_STARTED', paths.first, { createdAt: '2026-12-24T10:00:00.000Z' })
    expect((await log('zegar'))[0]?.createdAt).toEqual(new Date('2026-11-16T10:00:00Z'))
  })

  test('rejects events of locked lessons and stores nothing (L-TRIAL-02)', async () => {
    const { post } = await learner(t, { name: 'zamek' })
    const german = await post('LESSON_STARTED', paths.germanLesson)
    expect([german.status, german.problem.code]).toEqual([403, 'LESSON_LOCKED'])
    t.setNow('2026-12-16T10:00:00Z')
    const createdAt = '2026-12-16T09:59:00.000Z'
    expect((await post('LESSON_STARTED', paths.first, { createdAt })).status).toBe(403)
    expect(await log('zamek')).toEqual([])
  })

  test('accepts an offline event that arrives after the access ended (C59, C60)', async () => {
    const { post } = await learner(t, { name: 'pociag' })
    t.setNow('2026-12-16T10:00:00Z')
    const createdAt = '2026-11-16T11:30:00.000Z'
    const payload = { exerciseId: sentence(paths.first, 'a'), learningMode: 'WRITING' as const }
    const { status, answer } = await post('EXAMPLE_SUCCESS', paths.first, { createdAt, payload })
    expect([status, answer]).toEqual([200, { stored: true }])
    expect(await log('pociag')).toMatchObject([{ createdAt: new Date(createdAt) }])
    expect((await post('LESSON_STARTED', paths.germanLesson, { createdAt })).status).toBe(403)
  })

  test('an event sent again after the access ended is still reported as a duplicate', async () => {
    const { post } = await learner(t, { name: 'potem' })
    const eventId = randomUUID()
    await post('LESSON_STARTED', paths.first, { eventId })
    t.setNow('2026-12-16T10:00:00Z')
    expect((await post('LESSON_STARTED', paths.first, { eventId })).answer).toEqual({ stored: false })
  })

  test('returns 404 for an unknown lesson, and for an exercise or course of another lesson', async () => {
    const { post } = await learner(t, { name: 'obcy' })
    const foreign = { exerciseId: sentence(paths.second, 'a'), learningMode: 'WRITING' as const }
    expect((await post('LESSON_STARTED', 'no/such/lesson')).status).toBe(404)
    expect((await post('EXAMPLE_DISPLAYED', paths.first, { payload: foreign })).status).toBe(404)
    expect((await post('LESSON_STARTED', paths.first, { courseId: idOf(paths.other) })).status).toBe(404)
    expect(await log('obcy')).toEqual([])
  })

  test("stores an event whose text has characters that the database can't hold", async () => {
    const { post } = await learner(t, { name: 'emoji' })
    const userInput = `caf\0é ${'😀'.charAt(0)}`
    const payload = { exerciseId: sentence(paths.first, 'a'), userInput }
    expect((await post('EXAMPLE_ATTEMPT', paths.first, { payload })).answer).toEqual({ stored: true })
    expect(await log('emoji')).toMatchObject([{ payload: { userInput: 'café \ufffd' } }])
  })

  test('returns 422 for an event without its exercise or mode', async () => {
    const { post } = await learner(t, { name: 'pusty' })
    const exerciseId = sentence(paths.first, 'a')
    expect((await post('EXAMPLE_SUCCESS', paths.first)).status).toBe(422)
    expect((await post('REPETITION_EXAMPLE_SUCCESS', paths.first, { payload: { exerciseId } })).status).toBe(
      422,
    )
    const long = { exerciseId, userInput: 'x'.repeat(501) }
    expect((await post('EXAMPLE_ATTEMPT', paths.first, { payload: long })).status).toBe(422)
    expect((await post('LESSON_STARTED', paths.first, { eventId: 'one' })).status).toBe(422)
  })

  test('returns 401 for an event without a sign-in', async () => {
    expect((await t.call('postProgress', { body: {} })).status).toBe(401)
  })
})

describe('the effective time of an event (C60, C73)', () => {
  const payload = { exerciseId: sentence(paths.first, 'a'), learningMode: 'WRITING' as const }
  const DAY = 24 * 60 * 60 * 1000
  const start = Date.parse('2026-11-16T10:00:00Z')
  const at = (days: number) => new Date(start + days * DAY).toISOString()
  /** Completes one exercise on each of the days, counted from the start of the access. */
  const learnOn = async (name: string, days: number[]) => {
    const { post } = await learner(t, { name })
    return async (now: number) => {
      t.setNow(at(now))
      const answers = []
      for (const [i, day] of days.entries()) {
        const exerciseId = sentence(i % 2 ? paths.second : paths.first, 'abc'.charAt(i % 3))
        answers.push(
          await post('EXAMPLE_SUCCESS', i % 2 ? paths.second : paths.first, {
            createdAt: at(day),
            payload: { ...payload, exerciseId },
          }),
        )
      }
      return answers.map(({ status }) => status)
    }
  }

  test('events that arrive within a week extend the streak of their own days', async () => {
    const send = await learnOn('tydzien', [0, 1, 2])
    expect(await send(6.9)).toEqual([200, 200, 200])
    expect(await stats('tydzien')).toMatchObject({ daysStreak: 3, correctAnswers: 3, currentStreak: 0 })
  })

  test('events that arrive after a week count as progress, but not for streak or points', async () => {
    const send = await learnOn('pozno', [0, 1, 2])
    const check = { check: true, userInput: `Sentence ${paths.first}/a`, ...payload, lang: 'ENG' }
    await t.call('checkAttempt', { body: check }, { name: 'pozno' })
    expect(await send(30)).toEqual([200, 200, 200])
    expect(await stats('pozno')).toMatchObject({ daysStreak: 0, correctAnswers: 3 })
    expect(await points('pozno')).toBe(0)
    const { answer } = await t.call('getCourseProgress', { courseId: idOf(paths.course) }, { name: 'pozno' })
    expect(answer.lessons.map((each) => each.progress)).toEqual([66, 33])
  })

  test('events dated before the account count for the day of arrival and make no streak', async () => {
    const send = await learnOn(
      'dawno',
      Array.from({ length: 60 }, (_, day) => day - 61.5),
    )
    expect(new Set(await send(0))).toEqual(new Set([200]))
    expect(await stats('dawno')).toMatchObject({ currentStreak: 1, daysStreak: 1 })
    expect(new Set((await log('dawno')).map(({ createdAt }) => createdAt.toISOString()))).toEqual(
      new Set([at(0)]),
    )
  })

  test.each([
    ['a day and an hour', -25 / 24],
    ['three days', -3],
    ['six years', -6 * 365],
    ['half a century', -50 * 365],
  ])('an event from a clock that is slow by %s gets the time of arrival', async (_, days) => {
    const name = `zegar${-Math.round(days)}`
    const { post } = await learner(t, { name })
    t.setNow(at(0.1))
    expect((await post('EXAMPLE_SUCCESS', paths.first, { createdAt: at(days), payload })).answer).toEqual({
      stored: true,
    })
    expect(await log(name)).toMatchObject([{ createdAt: new Date(at(0.1)), receivedAt: new Date(at(0.1)) }])
    expect(await stats(name)).toMatchObject({ currentStreak: 1, correctAnswers: 1 })
  })

  test('an event with an impossible date is rejected after the access ended and stored once there is a new one', async () => {
    const { post } = await learner(t, { name: 'konczy' })
    t.setNow(at(20))
    const event = { eventId: randomUUID(), createdAt: at(-100), payload }
    expect((await post('EXAMPLE_SUCCESS', paths.first, event)).problem.code).toBe('LESSON_LOCKED')
    const { answer: me } = await t.call('getMe', {}, { name: 'konczy' })
    const grant = { userId: me.userId, targetLang: 'ENG', expiresAt: at(60) }
    expect((await t.call('grantAccess', { body: grant }, admin)).status).toBe(200)
    expect((await post('EXAMPLE_SUCCESS', paths.first, event)).answer).toEqual({ stored: true })
  })

  test('without any access no event is stored, whatever its date', async () => {
    const body = {
      eventId: randomUUID(),
      name: 'EXAMPLE_SUCCESS',
      lessonId: idOf(paths.first),
      courseId: null,
    }
    for (const createdAt of ['1999-01-01T10:00:00.000Z', at(0)]) {
      const event = { ...body, createdAt, payload }
      expect((await t.call('postProgress', { body: event }, { name: 'bez' })).status).toBe(403)
    }
    expect(await log('bez')).toEqual([])
  })

  test("an editor's event dated before the account gets the time of arrival", async () => {
    const editor = { name: 'redaktor', roles: ['admin' as const] }
    const { post } = await learner(t, editor)
    expect((await post('EXAMPLE_SUCCESS', paths.first, { createdAt: at(-3), payload })).status).toBe(200)
    expect(await log('redaktor')).toMatchObject([{ createdAt: new Date(at(0)) }])
  })

  test('an event from a clock that is a few hours slow counts from the first possible time', async () => {
    const { post } = await learner(t, { name: 'spoznia' })
    expect((await post('EXAMPLE_SUCCESS', paths.first, { createdAt: at(-0.4), payload })).status).toBe(200)
    expect(await log('spoznia')).toMatchObject([{ createdAt: new Date(at(0)) }])
    expect(await stats('spoznia')).toMatchObject({ currentStreak: 1 })
  })

  test('an event from a slow clock adds to the first possible day', async () => {
    const { post } = await learner(t, { name: 'wczoraj' })
    const succeed = (name: string, createdAt: string) =>
      post('EXAMPLE_SUCCESS', paths.first, {
        createdAt,
        payload: { exerciseId: sentence(paths.first, name), learningMode: 'WRITING' },
      })
    expect((await succeed('a', at(0))).status).toBe(200)
    expect((await succeed('b', at(-0.8))).status).toBe(200)
    const { answer: me } = await t.call('getMe', {}, { name: 'wczoraj' })
    const days = await t.db.select().from(dailyPoints).where(eq(dailyPoints.userId, me.userId))
    expect(days).toMatchObject([{ successes: 2 }])
  })

  test('an event dated between two accesses gets the time of arrival, one dated in the first access keeps its time', async () => {
    const send = await learnOn('przerwa', [6, 15, 31])
    const { answer: me } = await t.call('getMe', {}, { name: 'przerwa' })
    t.setNow(at(30))
    const grant = { userId: me.userId, targetLang: 'ENG', expiresAt: at(60) }
    expect((await t.call('grantAccess', { body: grant }, admin)).status).toBe(200)
    expect(await send(32)).toEqual([200, 200, 200])
    const times = (await log('przerwa')).map(({ createdAt }) => createdAt.toISOString())
    expect(times.toSorted()).toEqual([at(6), at(31), at(32)])
  })

  test('an event dated before its lesson existed gets the time of arrival', async () => {
    t.setNow(at(5))
    const fresh = 'courses/eng/swiezy'
    const lessons = [lesson(`${fresh}/nowa`, { exercises: [exercise(`${fresh}/nowa/a`)] })]
    const library = { ...miniLibrary(), courses: [course(fresh, { lessons })] }
    expect((await t.call('importContent', { body: library }, admin)).status).toBe(200)
    t.setNow(at(0))
    const { post } = await learner(t, { name: 'nowosc' })
    t.setNow(at(6))
    expect((await post('LESSON_STARTED', `${fresh}/nowa`, { createdAt: at(2) })).status).toBe(200)
    expect((await post('LESSON_STARTED', `${fresh}/nowa`, { createdAt: at(5.5) })).status).toBe(200)
    const times = (await log('nowosc')).map(({ createdAt }) => createdAt.toISOString())
    expect(times).toEqual([at(6), at(5.5)])
  })

  test('accepts hundreds of queued events of a learner, up to the rate limit', async () => {
    await learner(t, { name: 'kolejka' })
    const send = async (count: number) => {
      const calls = Array.from({ length: count }, () =>
        t.call('postProgress', { body: {} }, { name: 'kolejka' }),
      )
      return new Set((await Promise.all(calls)).map(({ status }) => status))
    }
    for (let hundred = 0; hundred < 12; hundred++) expect(await send(100)).toEqual(new Set([422]))
    expect(await send(1)).toEqual(new Set([429]))
  })
})

describe('POST /admin/progress', () => {
  const events = ['2026-09-01', '2026-09-02'].map((day, i) => ({
    eventId: randomUUID(),
    name: 'EXAMPLE_SUCCESS',
    lessonId: idOf(paths.first),
    courseId: idOf(paths.course),
    createdAt: `${day}T10:00:00.000Z`,
    payload: { exerciseId: sentence(paths.first, 'ab'.charAt(i)), learningMode: 'WRITING' },
  }))

  test("imports a learner's history with its dates, once", async () => {
    const { answer: me } = await t.call('getMe', {}, { name: 'przenosi' })
    const move = () => t.call('moveProgress', { body: { userId: me.userId, events } }, admin)
    expect((await move()).answer).toEqual({ stored: 2 })
    expect((await move()).answer).toEqual({ stored: 0 })
    expect(await stats('przenosi')).toMatchObject({ daysStreak: 2, correctAnswers: 2 })
    expect((await log('przenosi')).map((row) => row.createdAt.toISOString())).toEqual(
      events.map((event) => event.createdAt),
    )
  })

  test('returns 404 for an unknown account or lesson of a history, and 403 to learners', async () => {
    const { answer: me } = await t.call('getMe', {}, { name: 'przenosi' })
    const nowhere = await t.call('moveProgress', { body: { userId: 'nobody', events } }, admin)
    expect(nowhere.status).toBe(404)
    const lost = [{ ...events[0], eventId: randomUUID(), lessonId: 'no-lesson' }]
    expect((await t.call('moveProgress', { body: { userId: me.userId, events: lost } }, admin)).status).toBe(
      404,
    )
    const own = await t.call('moveProgress', { body: { userId: me.userId, events } }, { name: 'przenosi' })
    expect(own.status).toBe(403)
  })

  test('imports nothing of a history with one invalid event', async () => {
    const { answer: me } = await t.call('getMe', {}, { name: 'gubi' })
    const [first] = events
    const broken = [
      { ...first, eventId: randomUUID() },
      { ...first, eventId: randomUUID(), lessonId: 'no-lesson' },
    ]
    const { status } = await t.call('moveProgress', { body: { userId: me.userId, events: broken } }, admin)
    expect(status).toBe(404)
    expect(await log('gubi')).toEqual([])
  })
})

describe('points (C59)', () => {
  const exerciseId = sentence(paths.first, 'a')
  const check = (name: string, userInput: string) =>
    t.call('checkAttempt', { body: { check: true, userInput, exerciseId, lang: 'ENG' } }, { name })
  const right = `Sentence ${paths.first}/a`

  test('an unforced success earns a point if the server checked the answer', async () => {
    const { succeed, repeat } = await learner(t, { name: 'punkt' })
    expect((await check('punkt', right)).answer.isSuccess).toBe(true)
    await succeed(paths.first, ['a'])
    expect(await points('punkt')).toBe(1)
    // The confirmation is used up and earns nothing more.
    await repeat(paths.first, ['a'])
    expect(await points('punkt')).toBe(1)
    await check('punkt', right)
    await repeat(paths.first, ['a'])
    expect(await points('punkt')).toBe(2)
  })

  test('a success without a server check earns no point but counts for the streak', async () => {
    const { succeed } = await learner(t, { name: 'twierdzi' })
    await succeed(paths.first, ['a'], { learningMode: 'SPEAKING' })
    expect(await points('twierdzi')).toBe(0)
    expect(await stats('twierdzi')).toMatchObject({ currentStreak: 1, correctAnswers: 1 })
  })

  test("a wrong or forced answer earns no point and doesn't count for the streak", async () => {
    const { succeed } = await learner(t, { name: 'pomija' })
    await check('pomija', 'wrong')
    await succeed(paths.first, ['a'], { successForced: true })
    await succeed(paths.first, ['b'], { skipped: true })
    expect(await points('pomija')).toBe(0)
    expect(await stats('pomija')).toMatchObject({
      currentStreak: 0,
      todayActivity: { completed: false, secondsPassed: 0 },
    })
  })
})

describe('GET /user/stats (S-USER-16)', () => {
  test('returns zeros for a learner without progress', async () => {
    expect(await stats('pusto')).toEqual({
      currentStreak: 0,
      freeDays: [],
      untilFreeDay: 5,
      firstDay: '2026-11-16',
      todayActivity: { completed: false, secondsPassed: 0 },
      correctAnswers: 0,
      daysStreak: 0,
      lessonsFinished: 0,
    })
  })

  test('counts Warsaw days, and the streak up to yesterday while today has no success (C43, C59)', async () => {
    const { post } = await learner(t, { name: 'seria' })
    // 23:30 in Warsaw on the 16th, 00:30 on the 17th, noon on the 18th.
    const days = ['2026-11-16T22:30:00Z', '2026-11-16T23:30:00Z', '2026-11-18T11:00:00Z']
    for (const [i, now] of days.entries()) {
      t.setNow(now)
      await post('EXAMPLE_SUCCESS', paths.first, {
        createdAt: now,
        payload: { exerciseId: sentence(paths.first, 'abc'.charAt(i)) },
      })
    }
    expect(await stats('seria')).toMatchObject({
      currentStreak: 3,
      daysStreak: 3,
      correctAnswers: 3,
      lessonsFinished: 1,
      todayActivity: { completed: true },
    })
    t.setNow('2026-11-19T11:00:00Z')
    expect(await stats('seria')).toMatchObject({ currentStreak: 3, todayActivity: { completed: false } })
    t.setNow('2026-11-20T11:00:00Z')
    expect(await stats('seria')).toMatchObject({ currentStreak: 0, daysStreak: 3 })
  })

  test('sums the gaps between events, each at most a minute (C59)', async () => {
    const { post } = await learner(t, { name: 'czas' })
    t.setNow('2026-11-16T12:00:00Z')
    for (const time of ['10:00:00', '10:00:20', '10:05:00', '10:05:10', '10:04:00']) {
      await post('LESSON_STARTED', paths.first, { createdAt: `2026-11-16T${time}.000Z` })
    }
    expect((await stats('czas')).todayActivity.secondsPassed).toBe(20 + 60 + 10)
  })

  test('a lesson has the same duration in its summary, the statistics and the activity', async () => {
    const { post } = await learner(t, { name: 'trwa' })
    t.setNow('2026-11-16T12:00:00Z')
    const events = ['LESSON_MODE_SELECTED', 'LESSON_STARTED', 'EXAMPLE_ATTEMPT', 'EXAMPLE_SUCCESS'] as const
    for (const [index, name] of events.entries()) {
      await post(name, paths.first, {
        createdAt: `2026-11-16T10:0${index}:00.000Z`,
        payload: { exerciseId: sentence(paths.first, 'a'), learningMode: 'WRITING' },
      })
    }
    const who = { name: 'trwa' }
    const [summary, own, lifetime, [day]] = await Promise.all([
      t.call('getLessonSummary', { id: idOf(paths.first) }, who).then(({ answer }) => answer),
      stats('trwa'),
      t.call('getLifetimeStats', {}, who).then(({ answer }) => answer),
      t.call('getActivity', { days: 84 }, who).then(({ answer }) => answer),
    ])
    expect([
      summary.secondsPassed,
      own.todayActivity.secondsPassed,
      lifetime.secondsPassed,
      day?.seconds,
    ]).toEqual([180, 180, 180, 180])
  })

  test('returns statistics of one language only', async () => {
    const { succeed } = await learner(t, { name: 'jezyk' })
    await succeed(paths.first, ['a', 'b', 'c'])
    expect(await stats('jezyk')).toMatchObject({ correctAnswers: 3, lessonsFinished: 1 })
    expect(await stats('jezyk', 'DE')).toMatchObject({ correctAnswers: 0, lessonsFinished: 0 })
  })
})

describe('DELETE /progress/lessons (S-PROG-15, C56)', () => {
  test('resets the lessons but leaves streak, points and the log unchanged', async () => {
    const { succeed, repeat, post } = await learner(t, { name: 'reset' })
    await succeed(paths.first, ['a', 'b', 'c'])
    await repeat(paths.first, ['a', 'b', 'c'])
    await repeat(paths.first, ['a'])
    await succeed(paths.second, ['a'])
    const { answer } = await t.call(
      'deleteLessonProgress',
      { body: { lessonIds: [idOf(paths.first), idOf(paths.otherLesson)] } },
      { name: 'reset' },
    )
    expect(answer).toEqual({ deleted: 1 })

    const course = (await t.call('getCourseProgress', { courseId: idOf(paths.course) }, { name: 'reset' }))
      .answer
    expect(course.lessons.map((each) => each.progress)).toEqual([0, 33])
    expect(course.lessons[0]).toMatchObject({ startedAt: null, finishedAt: null })
    const modes = await t.call('getRepetitionProgress', { lessonId: idOf(paths.first) }, { name: 'reset' })
    expect(modes.answer.writing).toEqual({
      totalNumberOfFinishedRepetitions: 0,
      totalNumberOfRepeatedItems: 0,
    })
    expect(await stats('reset')).toMatchObject({ currentStreak: 1, correctAnswers: 8, lessonsFinished: 0 })
    expect((await log('reset')).at(-1)).toMatchObject({ name: 'PROGRESS_RESET', targetLang: 'ENG' })

    await post('LESSON_STARTED', paths.first)
    const next = await t.call(
      'getNextExercise',
      { courseId: idOf(paths.course), lessonId: idOf(paths.first) },
      { name: 'reset' },
    )
    expect(next.answer).toMatchObject({ item: { _id: sentence(paths.first, 'a') }, remainingItems: 3 })
  })

  test("offline events from before a reset don't restart the lesson but count for their day (C56, C73)", async () => {
    const who = { name: 'w-metrze' }
    const { succeed, repeat, post } = await learner(t, who)
    await succeed(paths.first, ['a', 'b', 'c'])
    t.setNow('2026-11-16T12:00:00Z')
    await t.call('deleteLessonProgress', { body: { lessonIds: [idOf(paths.first)] } }, who)
    const states = async () => {
      const { answer } = await t.call('getCourseProgress', { courseId: idOf(paths.course) }, who)
      const { progress, startedAt, finishedAt } = answer.lessons[0] ?? {}
      return { progress, startedAt, finishedAt }
    }
    // The fixture dates all events at 10:00.
    await succeed(paths.first, ['a', 'b', 'c'])
    await repeat(paths.first, ['a', 'b', 'c'])
    expect(await states()).toEqual({ progress: 0, startedAt: null, finishedAt: null })
    expect(await stats('w-metrze')).toMatchObject({ correctAnswers: 9, lessonsFinished: 0 })
    expect((await t.call('getRepetitionLessons', {}, who)).answer).toEqual([])

    // A slightly slow clock still counts as after the reset.
    const createdAt = '2026-11-16T11:55:00.000Z'
    const payload = { exerciseId: sentence(paths.first, 'a'), learningMode: 'WRITING' as const }
    await post('EXAMPLE_SUCCESS', paths.first, { createdAt, payload })
    expect(await states()).toMatchObject({ progress: 33, startedAt: createdAt })
  })

  test('deletes nothing of other learners', async () => {
    const { succeed } = await learner(t, { name: 'sasiad' })
    await succeed(paths.first, ['a'])
    const body = { lessonIds: [idOf(paths.first)] }
    expect((await t.call('deleteLessonProgress', { body }, { name: 'inny' })).answer).toEqual({ deleted: 0 })
    const { answer } = await t.call('getProgress', {}, { name: 'sasiad' })
    expect(answer).toHaveLength(1)
  })
})
