import { eq } from 'drizzle-orm'
import { learner, miniLibrary, paths, sentence } from '../../../testing/learner'
import { idOf, seedLibrary } from '../../../testing/library'
import { startTestApi, type TestApi } from '../../../testing/test-api'
import { exercises } from '../../course/tables'
import { knownWords, wordStages } from '../../vocabulary/tables'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t, miniLibrary())
})
beforeEach(() => t.setNow('2026-11-16T10:00:00Z'))
afterAll(() => t.close())

const courseId = idOf(paths.course)
const next = async (name: string, lessonPath: string = paths.first, course = courseId) =>
  t.call('getNextExercise', { courseId: course, lessonId: idOf(lessonPath) }, { name })
const progress = async (name: string) => (await t.call('getCourseProgress', { courseId }, { name })).answer
const recommendation = async (name: string, args: Record<string, unknown> = {}) =>
  (await t.call('getNextLesson', args, { name })).answer
const setActive = (id: string, active: boolean) =>
  t.db.update(exercises).set({ active }).where(eq(exercises.id, id))

describe('GET /progress/{courseId}/{lessonId}/next', () => {
  test('previews the exercise after an open one without changing anything (S-PROG-02)', async () => {
    const who = 'ciekawy'
    await learner(t, { name: who })
    const first = (await next(who)).answer
    const ahead = await t.call(
      'getNextExercise',
      { courseId, lessonId: idOf(paths.first), after: first.item?._id },
      { name: who },
    )
    expect(ahead.answer.remainingItems).toBe(first.remainingItems - 1)
    expect(ahead.answer.item?._id).not.toBe(first.item?._id)
    expect((await next(who)).answer).toEqual(first)
  })

  test('returns the active exercises in order until none remains (S-PROG-02, S-PROG-03)', async () => {
    const who = 'kolejka'
    const { succeed } = await learner(t, { name: who })
    for (const [i, name] of ['a', 'b', 'c'].entries()) {
      const { answer } = await next(who)
      expect(answer).toMatchObject({ item: { _id: sentence(paths.first, name) }, remainingItems: 3 - i })
      await succeed(paths.first, [name])
    }
    expect((await next(who)).answer).toEqual({ item: null, remainingItems: 0 })
  })

  test('treats a forced success as done (C18)', async () => {
    const { succeed } = await learner(t, { name: 'wymusza' })
    await succeed(paths.first, ['a'], { successForced: true })
    expect((await next('wymusza')).answer).toMatchObject({
      item: { _id: sentence(paths.first, 'b') },
      remainingItems: 2,
    })
  })

  test("an attempt alone doesn't advance to the next exercise", async () => {
    const { post } = await learner(t, { name: 'probuje' })
    await post('EXAMPLE_ATTEMPT', paths.first, { payload: { exerciseId: sentence(paths.first, 'a') } })
    expect((await next('probuje')).answer.remainingItems).toBe(3)
  })

  test('rejects a lesson without access, and a lesson of another course', async () => {
    expect((await next('bezdostepu')).problem.code).toBe('LESSON_LOCKED')
    await learner(t, { name: 'pomylka' })
    expect((await next('pomylka', paths.first, idOf(paths.other))).status).toBe(404)
  })
})

describe('progress of lessons and courses', () => {
  test('progress is computed by the server and rounded down (S-PROG-07, S-PROG-18, S-PROG-19, P-ENT-32 to 34)', async () => {
    const who = 'postep'
    const { succeed, post } = await learner(t, { name: who })
    expect(await progress(who)).toMatchObject({ courseId, startedAt: null, finishedAt: null, progress: 0 })
    t.setNow('2026-11-16T10:10:00Z')
    await post('LESSON_STARTED', paths.first, { courseId, createdAt: '2026-11-16T10:01:00.000Z' })
    await succeed(paths.first, ['b'])
    await post('EXAMPLE_DISPLAYED', paths.first, { payload: { exerciseId: sentence(paths.first, 'c') } })
    const [first, second] = (await progress(who)).lessons
    expect(first).toEqual({
      lessonId: idOf(paths.first),
      startedAt: '2026-11-16T10:01:00.000Z',
      finishedAt: null,
      progress: 33,
      currentItem: sentence(paths.first, 'c'),
      noOfWords: 2,
      noOfCompletedWords: 0,
      noOfKnownWords: 0,
      dialogueFinishedAt: null,
    })
    expect(second).toMatchObject({ startedAt: null, progress: 0, currentItem: sentence(paths.second, 'a') })

    await post('EXAMPLE_SUCCESS', paths.first, {
      createdAt: '2026-11-16T10:05:00.000Z',
      payload: { exerciseId: sentence(paths.first, 'c') },
    })
    expect((await progress(who)).lessons[0]).toMatchObject({
      progress: 66,
      currentItem: sentence(paths.first, 'a'),
    })
    await post('EXAMPLE_SUCCESS', paths.first, {
      createdAt: '2026-11-16T10:06:00.000Z',
      payload: { exerciseId: sentence(paths.first, 'a') },
    })
    expect(await progress(who)).toMatchObject({
      progress: 50,
      finishedAt: null,
      lessons: [
        { progress: 100, finishedAt: '2026-11-16T10:06:00.000Z', currentItem: null },
        { progress: 0 },
      ],
    })
  })

  test("a client's LESSON_FINISHED event doesn't finish a lesson with open exercises (C60)", async () => {
    const { post, succeed } = await learner(t, { name: 'spryciarz' })
    await succeed(paths.first, ['a'])
    await post('LESSON_FINISHED', paths.first)
    expect((await progress('spryciarz')).lessons[0]).toMatchObject({ progress: 33, finishedAt: null })
  })

  test('two concurrent successes in the last exercises finish the lesson', async () => {
    const { post, succeed } = await learner(t, { name: 'naraz' })
    await succeed(paths.first, ['a'])
    await Promise.all(
      ['b', 'c'].map((name) =>
        post('EXAMPLE_SUCCESS', paths.first, { payload: { exerciseId: sentence(paths.first, name) } }),
      ),
    )
    expect((await progress('naraz')).lessons[0]).toMatchObject({
      progress: 100,
      finishedAt: '2026-11-16T10:00:00.000Z',
    })
  })

  test('an exercise added to a finished lesson lowers its progress but leaves it finished', async () => {
    const who = 'pozniej'
    const { succeed } = await learner(t, { name: who })
    await succeed(paths.second, ['a', 'b', 'c'])
    const off = sentence(paths.first, 'off')
    await succeed(paths.first, ['a', 'b', 'c'])
    await setActive(off, true)
    const [first] = (await progress(who)).lessons
    expect(first).toMatchObject({ progress: 75, finishedAt: '2026-11-16T10:00:00.000Z', currentItem: off })
    expect((await t.call('getCourseFinished', { courseId }, { name: who })).answer).toEqual({
      isFinished: true,
    })
    await setActive(off, false)
  })

  test('a lesson can be finished after its last open exercise was deactivated', async () => {
    const { succeed, post } = await learner(t, { name: 'wylaczone' })
    await setActive(sentence(paths.second, 'c'), false)
    await succeed(paths.second, ['a'])
    await setActive(sentence(paths.second, 'b'), false)
    await post('LESSON_FINISHED', paths.second)
    expect((await progress('wylaczone')).lessons[1]?.finishedAt).not.toBeNull()
    await setActive(sentence(paths.second, 'b'), true)
    await setActive(sentence(paths.second, 'c'), true)
  })

  test('a course is finished once its last lesson is (S-PROG-08)', async () => {
    const who = 'koniec'
    const isFinished = async () =>
      (await t.call('getCourseFinished', { courseId }, { name: who })).answer.isFinished
    const { succeed } = await learner(t, { name: who })
    await succeed(paths.first, ['a', 'b', 'c'])
    expect(await isFinished()).toBe(false)
    await succeed(paths.second, ['a', 'b', 'c'])
    expect(await isFinished()).toBe(true)
    expect((await t.call('getProgress', {}, { name: who })).answer).toEqual([
      {
        courseId,
        startedAt: '2026-11-16T10:00:00.000Z',
        finishedAt: '2026-11-16T10:00:00.000Z',
        progress: 100,
        finishedLessons: 2,
        totalLessons: 2,
      },
    ])
  })

  test('lists the started courses of the pair, in brief and with lessons (S-PROG-06, S-PROG-14)', async () => {
    const who = 'lista'
    const { succeed } = await learner(t, { name: who })
    await succeed(paths.first, ['a'])
    expect((await t.call('getProgress', {}, { name: who })).answer).toMatchObject([
      { courseId, progress: 0, finishedLessons: 0, totalLessons: 2, finishedAt: null },
    ])
    expect((await t.call('getAllProgress', {}, { name: who })).answer).toMatchObject([
      { courseId, lessons: [{ lessonId: idOf(paths.first), progress: 33 }, { progress: 0 }] },
    ])
    expect((await t.call('getAllProgress', { targetLang: 'DE' }, { name: who })).answer).toEqual([])
  })

  test('counts the words of a lesson (P-ENT-32)', async () => {
    const who = 'slowa'
    await learner(t, { name: who })
    const { userId } = (await t.call('getMe', {}, { name: who })).answer
    const [kot, pies] = ['kot', 'pies'].map((name) => idOf(`${paths.first}/words/${name}`))
    await t.db.insert(wordStages).values([
      { userId, wordId: kot ?? '', targetLang: 'ENG', stage: 2 },
      { userId, wordId: pies ?? '', targetLang: 'ENG', stage: 1 },
    ])
    await t.db.insert(knownWords).values({ userId, wordId: pies ?? '' })
    expect((await progress(who)).lessons[0]).toMatchObject({
      noOfWords: 2,
      noOfCompletedWords: 1,
      noOfKnownWords: 1,
    })
    // A word that was learned and then hidden counts once.
    await t.db.insert(knownWords).values({ userId, wordId: kot ?? '' })
    expect((await progress(who)).lessons[0]).toMatchObject({
      noOfWords: 2,
      noOfCompletedWords: 0,
      noOfKnownWords: 2,
    })
  })

  test('a finished dialogue is part of the progress without starting the lesson, until the progress is deleted', async () => {
    const who = 'dialog'
    const { post, succeed } = await learner(t, { name: who })
    const first = '2026-11-16T10:00:00.000Z'
    await post('DIALOGUE_FINISHED', paths.first, { createdAt: first })
    t.setNow('2026-11-16T11:00:00Z')
    await post('DIALOGUE_FINISHED', paths.first, { createdAt: '2026-11-16T11:00:00.000Z' })
    expect((await progress(who)).lessons[0]).toMatchObject({ startedAt: null, dialogueFinishedAt: first })
    expect((await recommendation(who)).type).toBe('NOTHING_STARTED_YET')
    await succeed(paths.first, ['a'])
    expect((await progress(who)).lessons[0]).toMatchObject({ progress: 33, dialogueFinishedAt: first })
    expect((await progress(who)).lessons[1]).toMatchObject({ dialogueFinishedAt: null })
    await t.call('deleteLessonProgress', { body: { lessonIds: [idOf(paths.first)] } }, { name: who })
    expect((await progress(who)).lessons[0]?.dialogueFinishedAt).toBeNull()
  })

  test('returns 404 for the progress of an unknown course', async () => {
    expect((await t.call('getCourseProgress', { courseId: 'nothing' }, { name: 'lista' })).status).toBe(404)
    expect((await t.call('getCourseFinished', { courseId: 'nothing' }, { name: 'lista' })).status).toBe(404)
  })
})

describe('GET /progress/next-lesson (S-PROG-12, S-PROG-13)', () => {
  test("the recommendation follows the learner's events", async () => {
    const who = 'poleca'
    const { post, succeed } = await learner(t, { name: who })
    expect((await recommendation(who)).type).toBe('NOTHING_STARTED_YET')

    await post('LESSON_STARTED', paths.first, { courseId })
    expect(await recommendation(who)).toEqual({
      type: 'LESSON_UNFINISHED',
      courseId,
      lessonId: idOf(paths.first),
      nextCourseId: null,
      nextLessonId: null,
      learningMode: 'WRITING',
      lastActivity: '2026-11-16T10:00:00.000Z',
    })
    await post('LESSON_MODE_SELECTED', paths.first, { payload: { learningMode: 'LISTENING' } })
    expect((await recommendation(who)).learningMode).toBe('LISTENING')

    await succeed(paths.first, ['a', 'b', 'c'])
    expect(await recommendation(who)).toMatchObject({
      type: 'LESSON_FINISHED',
      lessonId: idOf(paths.first),
      nextLessonId: idOf(paths.second),
    })
    await succeed(paths.second, ['a', 'b', 'c'])
    // Another course without progress (C63).
    expect(await recommendation(who)).toMatchObject({
      type: 'LESSON_FINISHED',
      courseId,
      nextCourseId: idOf(paths.other),
      nextLessonId: idOf(paths.otherLesson),
    })
    expect((await recommendation(who, { courseId: idOf(paths.other) })).type).toBe('NOTHING_STARTED_YET')
    expect((await recommendation(who, { courseId })).type).toBe('EVERYTHING_FINISHED')
    expect((await recommendation(who, { targetLang: 'DE' })).type).toBe('NOTHING_STARTED_YET')

    await succeed(paths.otherLesson, ['jeden'])
    expect((await recommendation(who)).type).toBe('EVERYTHING_FINISHED')
  })

  test('an unfinished lesson stays recommended after a repetition of another one', async () => {
    const who = 'powtarza'
    const { post, succeed, repeat } = await learner(t, { name: who })
    await succeed(paths.first, ['a', 'b', 'c'])
    await post('LESSON_STARTED', paths.second)
    await repeat(paths.first, ['a'])
    expect(await recommendation(who)).toMatchObject({
      type: 'LESSON_UNFINISHED',
      lessonId: idOf(paths.second),
    })
  })
})

describe('after a lesson', () => {
  test('the summary counts attempts (S-PROG-16) and difficult exercises are listed (S-PROG-17)', async () => {
    const who = 'podsumowanie'
    const { post } = await learner(t, { name: who })
    t.setNow('2026-11-16T11:00:00Z')
    let second = 0
    const send = (name: 'EXAMPLE_ATTEMPT' | 'EXAMPLE_SUCCESS', which: string, forced = false) => {
      second += 10
      return post(name, paths.first, {
        createdAt: new Date(Date.UTC(2026, 10, 16, 10, 0, second)).toISOString(),
        payload: { exerciseId: sentence(paths.first, which), ...(forced ? { successForced: true } : {}) },
      })
    }
    await send('EXAMPLE_ATTEMPT', 'a')
    await send('EXAMPLE_SUCCESS', 'a')
    await send('EXAMPLE_ATTEMPT', 'b')
    await send('EXAMPLE_ATTEMPT', 'b')
    await send('EXAMPLE_SUCCESS', 'b')
    await send('EXAMPLE_ATTEMPT', 'c')
    await send('EXAMPLE_SUCCESS', 'c', true)
    const id = idOf(paths.first)
    expect((await t.call('getLessonSummary', { id }, { name: who })).answer).toEqual({
      totalExercises: 3,
      correctAtFirstAttempt: 1,
      attempts: 4,
      secondsPassed: 60,
    })
    expect((await t.call('getProblematicExamples', { id }, { name: who })).answer).toEqual([
      expect.objectContaining({
        exerciseId: sentence(paths.first, 'b'),
        example: `Zdanie ${paths.first}/b`,
        answer: `Sentence ${paths.first}/b`,
        attempts: 2,
      }),
      expect.objectContaining({ exerciseId: sentence(paths.first, 'c'), attempts: 1 }),
    ])
  })

  test('a spoken exercise left after a wrong attempt is difficult and not correct at first attempt (S-PROG-16, S-PROG-17, L-TRN-25)', async () => {
    const who = { name: 'mowi' }
    const { post } = await learner(t, who)
    const say = async (name: string, spoken: string) => {
      const exerciseId = sentence(paths.first, name)
      const payload = { exerciseId, learningMode: 'SPEAKING' as const }
      const body = {
        check: true,
        userInput: spoken,
        exerciseId,
        lang: 'ENG' as const,
        isSpoken: true as const,
      }
      await t.call('checkAttempt', { body }, who)
      await post('EXAMPLE_ATTEMPT', paths.first, { payload })
      await post('EXAMPLE_SUCCESS', paths.first, { payload })
    }
    await say('a', `Sentence ${paths.first}/a`)
    await say('b', 'Something else')
    // A recording without a check counts as a success.
    const payload = { exerciseId: sentence(paths.first, 'c'), learningMode: 'SPEAKING' as const }
    await post('EXAMPLE_SUCCESS', paths.first, { payload })
    const id = idOf(paths.first)
    expect((await t.call('getLessonSummary', { id }, who)).answer).toMatchObject({
      totalExercises: 3,
      correctAtFirstAttempt: 2,
      attempts: 2,
    })
    expect((await t.call('getProblematicExamples', { id }, who)).answer).toEqual([
      expect.objectContaining({ exerciseId: sentence(paths.first, 'b'), attempts: 1 }),
    ])
  })

  test('returns 404 for the summary of an unknown lesson and 403 for a locked one', async () => {
    await learner(t, { name: 'nic' })
    expect((await t.call('getLessonSummary', { id: 'nothing' }, { name: 'nic' })).status).toBe(404)
    const locked = { id: idOf(paths.germanLesson) }
    expect((await t.call('getProblematicExamples', locked, { name: 'nic' })).status).toBe(403)
  })
})

test('fixed paths have precedence over ids', async () => {
  const who = { name: 'sciezki' }
  await learner(t, who)
  expect((await t.call('getAllProgress', {}, who)).answer).toEqual([])
  expect((await t.call('getNextLesson', {}, who)).answer.type).toBe('NOTHING_STARTED_YET')
  expect((await t.call('getRepetitionLessons', {}, who)).answer).toEqual([])
  expect((await t.call('getFinishedModes', {}, who)).answer).toEqual({})
  const modes = await t.call('getRepetitionProgress', { lessonId: idOf(paths.first) }, who)
  expect(Object.keys(modes.answer)).toHaveLength(4)
  const lessonId = idOf(paths.first)
  const repeat = await t.call('getNextRepetition', { lessonId, mode: 'writing' }, who)
  expect(repeat.answer.remainingItems).toBe(3)
  expect((await t.call('getLessonSummary', { id: lessonId }, who)).answer.totalExercises).toBe(3)
})
