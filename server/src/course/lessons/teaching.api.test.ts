import type { Dialogue, Introduction } from '@mowka/contract/schemas/lesson-teaching'
import { eq } from 'drizzle-orm'
import { at, idOf, seedLibrary } from '../../../testing/library'
import { grant } from '../../../testing/people'
import { admin, anna, bartek, startTestApi, type TestApi } from '../../../testing/test-api'
import { recordingId } from '../../recording/public'
import { recordings } from '../../recording/tables'

let t: TestApi
const id = idOf(at.homeFirst)
const kitchen = idOf(`${at.homeFirst}/kuchnia`)
const salon = idOf(`${at.homeFirst}/salon`)

beforeAll(async () => {
  t = await startTestApi()
})
beforeEach(async () => {
  await seedLibrary(t)
  await grant(t, anna, 'ENG', { until: '2027-01-01T00:00:00Z' })
})
afterEach(() => t.empty())
afterAll(() => t.close())

const introduction = async () => (await t.call('getLessonIntroduction', { id }, anna)).answer.introduction
const dialogue = async () => (await t.call('getLessonDialogue', { id }, anna)).answer.dialogue
const edited = async () => {
  const { answer } = await t.call('getLesson', { filters: `_id:${id}` }, admin)
  const [lesson] = answer.data
  if (!lesson?.introduction || !lesson.dialogue) throw new Error('The lesson has no introduction')
  return { ...lesson, introduction: lesson.introduction, dialogue: lesson.dialogue }
}
const change = (body: { introduction?: Introduction | null; dialogue?: Dialogue | null; version?: number }) =>
  t.call('updateLesson', { id, body }, admin)
const spoken = async (recording: string) =>
  (await t.db.select().from(recordings).where(eq(recordings.id, recording)))[0]

describe('the introduction of a lesson', () => {
  test('has sanitized HTML, recordings, and only active examples', async () => {
    expect(await introduction()).toEqual({
      title: '<span lang="en">in, at</span>',
      rule: '<p>W pokoju: <em lang="en">in</em>.</p>',
      rows: [
        {
          form: 'I am in',
          short: "I'm in",
          meaning: 'jestem w',
          mark: 'in',
          formRecording: recordingId('ENG', 'I am in'),
          shortRecording: recordingId('ENG', "I'm in"),
        },
        {
          form: 'I am at',
          short: null,
          meaning: 'jestem przy',
          mark: null,
          formRecording: recordingId('ENG', 'I am at'),
          shortRecording: null,
        },
      ],
      tip: null,
      examples: [
        expect.objectContaining({ exerciseId: kitchen, answer: 'I cook in the kitchen.', mark: 'in' }),
        expect.objectContaining({ exerciseId: salon, mark: null }),
      ],
    })
    expect(await spoken(recordingId('ENG', "I'm in"))).toMatchObject({ text: "I'm in", voice: null })
  })

  test('loses the mark of an example if the answer no longer contains it', async () => {
    await t.call('updateExercise', { id: kitchen, body: { answer: 'I cook at home.' } }, admin)
    expect((await introduction())?.examples[0]).toMatchObject({ answer: 'I cook at home.', mark: null })
  })

  test('never contains a sentence of another lesson, even if an editor adds one', async () => {
    const { introduction: before } = await edited()
    const other = idOf(`${at.homeLast}/jeden`)
    await change({ introduction: { ...before, examples: [{ exerciseId: other, mark: null }] } })
    expect((await introduction())?.examples).toEqual([])
  })

  test('is null for a lesson without one, and the lesson list shows which lessons have one', async () => {
    const { answer } = await t.call('getAvailableLessons', { id: idOf(at.home) }, anna)
    expect(answer.data.map(({ hasIntroduction, hasDialogue }) => [hasIntroduction, hasDialogue])).toEqual([
      [true, true],
      [false, false],
    ])
    const last = await t.call('getLessonIntroduction', { id: idOf(at.homeLast) }, anna)
    expect(last.answer).toEqual({ introduction: null })
  })

  test('is not in lesson lists for users without access', async () => {
    const { answer } = await t.call('getLesson', { filters: `_id:${id}` }, bartek)
    expect(answer.data[0]).toMatchObject({ isLocked: true, hasIntroduction: true })
    expect(answer.data[0]).not.toHaveProperty('introduction')
    expect(answer.data[0]).not.toHaveProperty('dialogue')
  })
})

describe('the dialogue of a lesson', () => {
  test('has two voices, recordings of lines and questions, and words of the lesson', async () => {
    const talk = await dialogue()
    expect(talk?.lines.slice(0, 2)).toEqual([
      expect.objectContaining({ by: 'a', recording: recordingId('ENG', 'Where are you?', 'female') }),
      expect.objectContaining({ by: 'b', recording: recordingId('ENG', 'I am in the kitchen.', 'female-2') }),
    ])
    expect(talk?.questions[0]?.questionRecording).toBe(recordingId('ENG', 'Where is Ewa?'))
    expect(talk?.phrases.map(({ answer }) => answer)).toEqual(['sofa', 'kitchen'])
    expect(await spoken(talk?.lines[1]?.recording ?? '')).toMatchObject({ voice: 'female-2' })
  })

  test('can be heard line by line', async () => {
    for (const { recording } of (await dialogue())?.lines ?? []) {
      const response = await t.app.inject({
        method: 'GET',
        url: `/api/recording/${recording}`,
        headers: { authorization: `Bearer ${await t.token(anna)}` },
      })
      expect(response.statusCode).toBe(200)
    }
  })
})

describe('an editor', () => {
  test('changes an introduction and a dialogue, adds recordings for new texts, and restores the old version from history', async () => {
    const before = await edited()
    const [first, ...lines] = before.dialogue.lines
    if (!first) throw new Error('The dialogue has no lines')
    const changed = await change({
      introduction: { ...before.introduction, title: '<em onclick="x()">on</em>' },
      dialogue: { ...before.dialogue, lines: [{ ...first, text: 'Are you here?' }, ...lines] },
      version: before.version,
    })
    expect(changed.answer.introduction?.title).toBe('<em>on</em>')
    expect((await introduction())?.title).toBe('<em>on</em>')
    const line = (await dialogue())?.lines[0]
    expect(await spoken(line?.recording ?? '')).toMatchObject({ text: 'Are you here?', voice: 'female' })

    const history = await t.call('listHistory', { filters: `kind:lesson;_id:${id}` }, admin)
    const [entry] = history.answer.data
    expect(entry?.changes.map(({ field }) => field).toSorted()).toEqual(['dialogue', 'introduction'])
    await t.call('goBackInHistory', { id: entry?._id ?? '', body: { version: before.version + 1 } }, admin)
    expect(await edited()).toMatchObject({
      introduction: before.introduction,
      dialogue: before.dialogue,
    })
  })

  test('removes both, and importing the same library does not restore them', async () => {
    await change({ introduction: null, dialogue: null })
    await seedLibrary(t)
    expect(await introduction()).toBeNull()
    expect(await dialogue()).toBeNull()
  })

  test.each<[string, (before: Introduction) => Introduction, string]>([
    ['a title without words', (before) => ({ ...before, title: '<p> </p>' }), 'body/introduction/title'],
    [
      'a rule that does not fit the screen',
      (before) => ({ ...before, rule: `<p>${'Zasada. '.repeat(60)}</p>` }),
      'body/introduction/rule',
    ],
    [
      'a mark that is not in its form',
      (before) => ({ ...before, rows: before.rows.map((row) => ({ ...row, mark: 'ona' })) }),
      'body/introduction/rows/0/mark',
    ],
    ['a table of one row', (before) => ({ ...before, rows: before.rows.slice(1) }), 'body/introduction/rows'],
  ])('gets an error for %s', async (_, changed, path) => {
    const { introduction: before } = await edited()
    const { status, problem } = await change({ introduction: changed(before) })
    expect(status).toBe(422)
    expect(problem.errors?.[0]?.path).toBe(path)
  })

  test('gets an error for a question whose line does not exist', async () => {
    const { dialogue: before } = await edited()
    const questions = before.questions.map((question) => ({ ...question, line: 9 }))
    const { status, problem } = await change({ dialogue: { ...before, questions } })
    expect(status).toBe(422)
    expect(problem.errors?.[0]?.path).toBe('body/dialogue/questions/0/line')
  })
})
