import type { AnswerDecision } from '@mowka/contract/schemas/editor/exercise'
import { eq } from 'drizzle-orm'
import { course, exercise, idOf, lesson, seedLibrary } from '../../testing/library'
import { grant } from '../../testing/people'
import { admin, startTestApi, type TestApi } from '../../testing/test-api'
import { exercises } from '../course/tables'
import { contentHistory } from '../history/tables'
import { users } from '../user/tables'
import { countStumbles, forgetRefused } from './jobs'
import { refusedAnswers, stumbles } from './tables'

const path = 'courses/eng/proby'
const first = `${path}/pierwsza`
const home = idOf(`${first}/dom`)
const horse = idOf(`${first}/kon`)
const german = idOf('courses/de/proby/pierwsza/hund')

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t, {
    courses: [
      course(path, {
        lessons: [
          lesson(first, {
            level: 'B1',
            exercises: [
              exercise(`${first}/dom`, { example: 'Lubię mój dom.', answer: 'I like my house.' }),
              exercise(`${first}/kon`, { answer: 'This is a horse.', tags: ['zwierzęta'] }),
            ],
          }),
        ],
      }),
      course('courses/de/proby', {
        targetLang: 'DE',
        lessons: [
          lesson('courses/de/proby/pierwsza', {
            exercises: [exercise('courses/de/proby/pierwsza/hund', { answer: 'Das ist ein Hund.' })],
          }),
        ],
      }),
    ],
  })
})
afterAll(() => t.close())

/** Editable columns as imported. */
const imported = { version: 1, alternativeAnswers: [], expectedMistakes: [] }
beforeEach(async () => {
  t.setNow('2026-11-16T10:00:00Z')
  for (const table of [refusedAnswers, stumbles, contentHistory]) await t.db.delete(table)
  await t.db.update(exercises).set(imported)
  await t.db.update(exercises).set({ answer: 'I like my house.' }).where(eq(exercises.id, home))
})

async function learner(name: string): Promise<{ name: string }> {
  await t.call('startTrial', {}, { name })
  return { name }
}

/** Answers as a learner; the first answer starts the trial. */
async function answer(name: string, userInput: string, exerciseId = home, rest: object = {}) {
  if (exerciseId === german) await grant(t, { name }, 'DE')
  const body = { check: true, userInput, exerciseId, lang: 'ENG', ...rest }
  return (await t.call('checkAttempt', { body }, await learner(name))).answer
}
const dispute = async (name: string, userInput: string) =>
  t.call('disputeVerdict', { id: home, body: { userInput } }, await learner(name))

const stored = () => t.db.select().from(refusedAnswers)
const answersOf = async (id = home) => (await t.call('getRefusedAnswers', { id }, admin)).answer
/** Runs the job that updates verdicts and counts. */
async function count() {
  await t.services.jobs.send(t.db, countStumbles, {})
  expect(await t.runJobs()).toContainEqual({ name: 'attempt.count', error: null })
}
const list = async (args: Record<string, unknown> = {}) => (await t.call('listStumbles', args, admin)).answer
const countAndList = async () => {
  await count()
  return list()
}
const decide = (body: AnswerDecision, id = home, who = admin) =>
  t.call('decideRefusedAnswer', { id, body }, who)
const shown = async (id = home) => (await answersOf(id)).answers.map(({ typed, people }) => [typed, people])

describe('refused answers that are stored', () => {
  test('fifty concurrent attempts of one person store one refused answer', async () => {
    await learner('ala')
    await Promise.all(Array.from({ length: 50 }, () => answer('ala', 'I enjoy my house')))
    await answer('ala', 'i ENJOY my house!')
    expect(await stored()).toMatchObject([
      {
        exerciseId: home,
        normalForm: 'i enjoy my house',
        typed: 'I enjoy my house',
        exerciseVersion: 1,
        verdict: 'refused',
        disputed: false,
      },
    ])
  })

  test.each([
    ['a correct answer', 'I like my house', {}],
    ['a typo', 'I like my hosue', {}],
    ['a typo that a gap refuses', 'I like my hosue', { simplifiedCheck: true }],
    ['punctuation only', '?!', {}],
    ['a text that is far too long', 'my house '.repeat(20), {}],
    ['a spoken answer', 'I lick my house', { isSpoken: true }],
    ['an unchecked answer', 'I enjoy my house', { check: false }],
  ])('stores nothing for %s', async (_, typed, rest) => {
    await answer('ala', typed, home, rest)
    expect(await stored()).toEqual([])
  })

  test('stores nothing when an editor tries out an answer', async () => {
    const body = { check: true, userInput: 'I enjoy my house', exerciseId: home, lang: 'ENG' }
    await t.call('checkAttempt', { body }, admin)
    expect(await stored()).toEqual([])
  })

  test('stores a wrong order of blocks', async () => {
    await answer('ala', 'I my house like', home, { simplifiedCheck: true })
    expect(await stored()).toHaveLength(1)
  })

  test('stores at most 300 refused answers per person and day', async () => {
    const { userId } = (await t.call('getMe', {}, await learner('program'))).answer
    const row = { exerciseId: horse, userId, typed: 'x', exerciseVersion: 1, disputed: false }
    const before = new Date('2026-11-16T09:00:00Z')
    await t.db.insert(refusedAnswers).values(
      Array.from({ length: 300 }, (_, n) => ({
        ...row,
        normalForm: `x ${n}`,
        verdict: 'refused' as const,
        createdAt: before,
      })),
    )
    await answer('program', 'I enjoy my house')
    expect(await stored()).toHaveLength(300)
    t.setNow('2026-11-17T09:30:00Z')
    await answer('program', 'I enjoy my house')
    expect(await stored()).toHaveLength(301)
  })

  test('stores an answer that a device refused offline only if the server refuses it too', async () => {
    await learner('offline')
    const event = (eventId: string, userInput: string) => ({
      eventId,
      name: 'EXAMPLE_ATTEMPT',
      lessonId: idOf(first),
      courseId: null,
      createdAt: '2026-11-16T10:00:00.000Z',
      payload: {
        exerciseId: home,
        exerciseOrder: 1,
        learningMode: 'WRITING',
        learningExerciseType: 'WRITING_FULL_SENTENCE',
        userInput,
        deviceVerdict: 'WRONG',
      },
    })
    const ids = ['01890000-0000-7000-8000-0000000000a1', '01890000-0000-7000-8000-0000000000a2']
    const sent = [event(ids[0] ?? '', 'I enjoy my house'), event(ids[1] ?? '', 'I like my house')]
    for (const body of sent) {
      expect((await t.call('postProgress', { body }, { name: 'offline' })).status).toBe(200)
    }
    expect((await stored()).map(({ typed }) => typed)).toEqual(['I enjoy my house'])
  })
})

describe('refused answers in the panel', () => {
  test('an exercise shows answers of at least two learners or with a dispute, most frequent first and without names', async () => {
    await answer('ala', 'I enjoy my house')
    await answer('ola', 'i enjoy my house.')
    await answer('ula', 'i enjoy my house.')
    await answer('ala', 'my phone is 600 100 200')
    await dispute('ela', 'I love my house')
    const seen = await answersOf()
    expect(seen).toMatchObject({ _id: home, version: 1, people: 4, disputedBy: 1, forms: 2, rare: 1 })
    expect(seen.answers).toMatchObject([
      { normalForm: 'i enjoy my house', typed: 'i enjoy my house.', people: 3, disputedBy: 0 },
      { normalForm: 'i love my house', typed: 'I love my house', people: 1, disputedBy: 1 },
    ])
    expect(seen.answers[0]?.diff).toMatchObject([
      { mark: 'same' },
      { mark: 'changed', typed: 'enjoy', expected: 'like' },
      { mark: 'same' },
    ])
    expect(JSON.stringify(seen)).not.toMatch(/ala|ola|ula|ela|600|@/)
  })

  test('deleting an account removes its answers from the counts', async () => {
    await answer('ala', 'I enjoy my house')
    await answer('ola', 'I enjoy my house')
    expect(await shown()).toEqual([['I enjoy my house', 2]])
    const { userId } = (await t.call('getMe', {}, { name: 'ola' })).answer
    await t.db.delete(users).where(eq(users.id, userId))
    expect(await shown()).toEqual([])
  })

  test('the list sorts exercises by learners with refused answers and applies its filters', async () => {
    await answer('ala', 'This is a cow', horse)
    for (const name of ['ala', 'ola']) {
      await answer(name, 'I enjoy my house')
      await answer(name, 'This is a cow', horse)
      await answer(name, 'Das ist eine Katze', german, { lang: 'DE' })
    }
    await answer('ula', 'This is a dog', horse)
    await answer('ela', 'This is a dog', horse)
    await answer('ela', 'Das ist eine Katze', german, { lang: 'DE' })
    await dispute('ola', 'I enjoy my house')

    const all = await countAndList()
    expect(all.metadata.total).toBe(3)
    expect(all.data.map((row) => [row.answer, row.people, row.forms, row.disputedBy])).toEqual([
      ['This is a horse.', 4, 2, 0],
      ['Das ist ein Hund.', 3, 1, 0],
      ['I like my house.', 2, 1, 1],
    ])
    expect(all.data[0]?.answers.map(({ typed, people }) => [typed, people])).toEqual([
      ['This is a cow', 2],
      ['This is a dog', 2],
    ])
    const found = async (filters: string) => (await list({ filters })).data.map((row) => row._id)
    expect(await found('answerLang:DE')).toEqual([german])
    expect(await found('level:B1')).toEqual([horse, home])
    expect(await found(`course:${idOf(path)}`)).toEqual([horse, home])
    expect(await found('disputed:true')).toEqual([home])
    expect(await found('$search:mój dom')).toEqual([home])
    expect(await found('$search:zwierzęta')).toEqual([horse])
    expect((await list({ sort: 'disputedBy:desc', limit: 1 })).data[0]?._id).toBe(home)
    expect((await list({ limit: 1, page: 3 })).data[0]?._id).toBe(home)
  })

  test('the nightly job deletes answers older than a year and counts again', async () => {
    await answer('ala', 'I enjoy my house')
    await answer('ola', 'I enjoy my house')
    expect((await countAndList()).metadata.total).toBe(1)
    await t.db.update(refusedAnswers).set({ createdAt: new Date('2025-11-15T10:00:00Z') })
    await t.services.jobs.send(t.db, forgetRefused, {})
    expect(await t.runJobs()).toContainEqual({ name: 'attempt.forget', error: null })
    expect(await stored()).toEqual([])
    expect(await t.db.select().from(stumbles)).toMatchObject([{ people: 0, forms: 0 }])
  })
})

describe('decisions about refused answers', () => {
  beforeEach(async () => {
    for (const name of ['ala', 'ola']) {
      await answer(name, 'i enjoy my house')
      await answer(name, 'I enjoyy my house')
      await answer(name, 'I hate my house')
    }
    expect((await countAndList()).data[0]).toMatchObject({ _id: home, people: 2, forms: 3 })
  })

  test('accepting an answer adds an alternative and removes all answers that it covers from the list', async () => {
    const { status, answer: left } = await decide({
      decision: 'accept',
      normalForm: 'i enjoy my house',
      version: 1,
    })
    expect(status).toBe(200)
    expect(left).toMatchObject({ accepted: 'I enjoy my house.', version: 2, forms: 1 })
    expect(left.answers.map(({ typed }) => typed)).toEqual(['I hate my house'])
    expect((await list()).data[0]).toMatchObject({ forms: 1, people: 2 })
    const { answer: stored } = await t.call('getExercise', { id: home }, admin)
    expect(stored.alternativeAnswers).toEqual([
      { text: 'I enjoy my house.', comment: '', approved: true, hidden: false },
    ])
    expect(await answer('ala', 'I enjoy my house')).toMatchObject({ isSuccess: true, isPreferred: false })
  })

  test('refusing an answer adds an expected mistake with its reason and removes the answer from the list', async () => {
    const reason = 'Zdanie mówi o lubieniu.'
    const { answer: left } = await decide({
      decision: 'refuse',
      normalForm: 'i hate my house',
      version: 1,
      reason,
    })
    expect(left).toMatchObject({ accepted: null, version: 2, forms: 2 })
    expect(await answer('nowa', 'I hate my house')).toMatchObject({ isSuccess: false, comment: reason })
    expect((await shown()).flat()).not.toContain('I hate my house')
    const { answer: reasons } = await t.call('getMistakeReasons', { answerLang: 'ENG' }, admin)
    expect(reasons.data).toEqual([reason])
  })

  test('an answer set aside reappears once the number of learners has doubled, or when an editor restores it', async () => {
    const normalForm = 'i hate my house'
    expect((await decide({ decision: 'set-aside', normalForm })).answer.forms).toBe(2)
    await answer('ula', 'I hate my house')
    expect((await shown()).flat()).not.toContain('I hate my house')
    await answer('ela', 'I hate my house')
    expect(await shown()).toContainEqual(['I hate my house', 4])
    expect((await decide({ decision: 'set-aside', normalForm })).answer.forms).toBe(2)
    expect((await decide({ decision: 'bring-back', normalForm })).answer.forms).toBe(3)
    expect((await t.call('getExercise', { id: home }, admin)).answer.version).toBe(1)
  })

  test('reverting the exercise in its history restores the answers', async () => {
    await decide({ decision: 'accept', normalForm: 'i enjoy my house', version: 1 })
    const { answer: past } = await t.call('listHistory', { filters: `kind:exercise;_id:${home}` }, admin)
    expect(past.data[0]).toMatchObject({ action: 'changed', changes: [{ field: 'alternativeAnswers' }] })
    await t.call('goBackInHistory', { id: past.data[0]?._id, body: { version: 2 } }, admin)
    expect(await shown()).toHaveLength(3)
    expect((await countAndList()).data[0]).toMatchObject({ forms: 3, version: 3 })
    expect(await answer('ula', 'I enjoy my house')).toMatchObject({ isSuccess: false })
  })

  test('a change in the exercise form judges stored answers again', async () => {
    const alternativeAnswers = [{ text: 'I [enjoy|hate] my house.' }]
    await t.call('updateExercise', { id: home, body: { alternativeAnswers, version: 1 } }, admin)
    expect(await shown()).toEqual([])
    expect(await countAndList()).toMatchObject({ data: [], metadata: { total: 0 } })
  })

  test('the list is updated by the job after a change outside the panel', async () => {
    const change = { version: 5, answer: 'I hate my house.' }
    await t.db.update(exercises).set(change).where(eq(exercises.id, home))
    expect((await list()).data[0]?.forms).toBe(3)
    expect((await countAndList()).data[0]?.forms).toBe(2)
  })

  test('concurrent decisions of two editors add one alternative', async () => {
    const body = { decision: 'accept' as const, normalForm: 'i enjoy my house', version: 1 }
    const both = await Promise.all([decide(body), decide(body, home, { ...admin, name: 'ewa' })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const { answer: stored } = await t.call('getExercise', { id: home }, admin)
    expect(stored.alternativeAnswers).toHaveLength(1)
    expect(await t.db.select().from(contentHistory).where(eq(contentHistory.rowId, home))).toHaveLength(1)
  })

  test('a decision about an outdated version is rejected (C57)', async () => {
    await t.call('updateExercise', { id: home, body: { example: 'Mój dom mi się podoba.' } }, admin)
    const body = { decision: 'refuse' as const, normalForm: 'i hate my house', version: 1, reason: 'Nie.' }
    const stale = await decide(body)
    expect([stale.status, stale.problem.code]).toEqual([409, 'STALE_WRITE'])
    expect((await decide({ ...body, version: 2 })).status).toBe(200)
    const again = await decide({ ...body, version: 3 })
    expect([again.status, again.problem.code]).toEqual([409, 'ANSWER_DECIDED'])
  })

  test('rejects a decision about an unknown answer, without a reason, or by a learner', async () => {
    const accept = { decision: 'accept' as const, normalForm: 'nobody says this', version: 1 }
    expect((await decide(accept)).status).toBe(404)
    const refuse = { decision: 'refuse' as const, normalForm: 'i hate my house', version: 1, reason: '  ' }
    expect((await decide(refuse)).status).toBe(422)
    expect((await decide({ ...accept, normalForm: 'i hate my house' }, home, { name: 'ala' })).status).toBe(
      403,
    )
    expect((await t.call('listStumbles', {}, { name: 'ala' })).status).toBe(403)
  })

  test('rejects another alternative when the exercise has the maximum', async () => {
    const alternativeAnswers = Array.from({ length: 100 }, (_, n) => ({ text: `Something else ${n}` }))
    await t.call('updateExercise', { id: home, body: { alternativeAnswers } }, admin)
    const { status, problem } = await decide({
      decision: 'accept',
      normalForm: 'i enjoy my house',
      version: 2,
    })
    expect([status, problem.code]).toEqual([422, 'TOO_MANY_ANSWERS'])
  })
})
