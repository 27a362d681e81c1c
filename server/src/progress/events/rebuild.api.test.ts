import { randomUUID } from 'node:crypto'
import type { LearningMode, ProgressEvent, ProgressEventName } from '@mowka/contract/schemas/progress'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { scopeOf } from '../../../testing/call-scope'
import { learner, miniLibrary, paths, sentence } from '../../../testing/learner'
import { idOf, seedLibrary } from '../../../testing/library'
import { startTestApi, type TestApi } from '../../../testing/test-api'
import { readOpenLesson } from '../../course/public'
import { exercises } from '../../course/tables'
import {
  dailyPoints,
  exerciseProgress,
  lessonProgress,
  pointTotals,
  repetitionItems,
  repetitionModes,
} from '../tables'
import { confirmSuccess, deleteLessons, rebuildProjections } from './log'
import { postEvent } from './service'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t, miniLibrary())
})
afterAll(() => t.close())

/** All projections of a learner. */
async function dump(userId: string) {
  const tables = [
    lessonProgress,
    exerciseProgress,
    repetitionItems,
    repetitionModes,
    dailyPoints,
    pointTotals,
  ]
  const rows = await Promise.all(
    tables.map((table) => t.db.select().from(table).where(eq(table.userId, userId))),
  )
  return rows.map((each) => each.map((row) => JSON.stringify(row)).sort())
}

const START = Date.parse('2026-11-16T20:00:00Z')

type Said = { name: ProgressEventName; lesson: string; minute: number } & Pick<
  ProgressEvent['payload'],
  'learningMode' | 'successForced' | 'skipped' | 'deviceVerdict' | 'ofDeck'
>
type Step =
  | ({ do: 'event'; exercise: string } & Said)
  /** A whole lesson or session, which may finish it. */
  | ({ do: 'all' } & Said)
  | { do: 'reset'; lesson: string }
  | { do: 'confirm'; exercise: string }
  | { do: 'edit'; active: boolean }

const lesson = fc.constantFrom<string>(paths.first, paths.second)
const exercise = fc.constantFrom('a', 'b', 'c')
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant('event' as const),
      name: fc.constantFrom<ProgressEventName>(
        'LESSON_STARTED',
        'LESSON_MODE_SELECTED',
        'EXAMPLE_DISPLAYED',
        'EXAMPLE_ATTEMPT',
        'EXAMPLE_SUCCESS',
        'EXAMPLE_SUCCESS',
        'LESSON_FINISHED',
        'DIALOGUE_FINISHED',
        'REPETITION_STARTED',
        'REPETITION_MODE_SELECTED',
        'REPETITION_EXAMPLE_DISPLAYED',
        'REPETITION_EXAMPLE_ATTEMPT',
        'REPETITION_EXAMPLE_SUCCESS',
        'REPETITION_EXAMPLE_SUCCESS',
        'REPETITION_EXAMPLE_SUCCESS',
        'REPETITION_SESSION_FINISHED',
      ),
      lesson,
      exercise,
      // Some arrive late or are dated on another day.
      minute: fc.integer({ min: -1500, max: 600 }),
      learningMode: fc.constantFrom<LearningMode>('WRITING', 'SPEAKING', 'FLASH_CARDS'),
      successForced: fc.boolean(),
      skipped: fc.constantFrom(false, false, true),
      deviceVerdict: fc.constantFrom(undefined, undefined, 'WRONG' as const, 'RIGHT' as const),
      ofDeck: fc.constantFrom(undefined, undefined, true as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('all' as const),
      name: fc.constantFrom<ProgressEventName>('EXAMPLE_SUCCESS', 'REPETITION_EXAMPLE_SUCCESS'),
      lesson,
      minute: fc.integer({ min: -1500, max: 600 }),
      learningMode: fc.constantFrom<LearningMode>('WRITING', 'FLASH_CARDS'),
      successForced: fc.constant(false),
      skipped: fc.constantFrom(false, false, true),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reset' as const), lesson }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('confirm' as const), exercise }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('edit' as const), active: fc.boolean() }) },
)

let people = 0
test('projections after random events equal a rebuild from the log, even if lessons change in between', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const who = { name: `los${++people}` }
      await learner(t, who)
      const now = new Date(START)
      const scope = { ...(await scopeOf(t, who)), now }
      const { userId } = scope.person
      for (const each of steps) {
        if (each.do === 'reset') await deleteLessons(scope, [idOf(each.lesson)])
        else if (each.do === 'confirm') {
          await confirmSuccess(t.db, userId, sentence(paths.first, each.exercise), now)
        } else if (each.do === 'edit') {
          const id = sentence(paths.first, 'off')
          await t.db.update(exercises).set({ active: each.active }).where(eq(exercises.id, id))
        } else {
          for (const name of each.do === 'all' ? ['a', 'b', 'c'] : [each.exercise]) {
            const event: ProgressEvent = {
              eventId: randomUUID(),
              name: each.name,
              lessonId: idOf(each.lesson),
              courseId: null,
              createdAt: new Date(START + each.minute * 60_000).toISOString(),
              payload: {
                exerciseId: sentence(each.lesson, name),
                learningMode: each.learningMode,
                successForced: each.successForced,
                skipped: each.skipped,
                ...(each.ofDeck && { ofDeck: each.ofDeck }),
                ...(each.deviceVerdict ? { deviceVerdict: each.deviceVerdict, userInput: 'typed' } : {}),
              },
            }
            const lesson = await readOpenLesson(scope, event.lessonId)
            const at = new Date(event.createdAt)
            const taken = await postEvent(scope, { lesson, at, isPreview: false }, event, async () => true)
            expect(taken).toMatchObject({ stored: true })
          }
        }
      }
      const before = await dump(userId)
      await rebuildProjections(t.db, userId)
      expect(await dump(userId)).toEqual(before)
    }),
    { numRuns: 15 },
  )
})

test('a rebuild counts answers to words between the events (C59)', async () => {
  const who = { name: 'slowka' }
  const { succeed } = await learner(t, who)
  const { userId } = (await t.call('getMe', {}, who)).answer
  const answer = async (at: string, word: string, input: string) => {
    t.setNow(at)
    const said = { text: input, lang: 'ENG' }
    const body = {
      wordId: idOf(`${paths.first}/words/${word}`),
      lessonId: idOf(paths.first),
      wordAnswerData: { prompt: said, correctAnswer: said, userInput: said },
    }
    return (await t.call('attemptWord', { body }, who)).answer
  }
  await answer('2026-11-16T20:10:00Z', 'kot', 'kot')
  t.setNow('2026-11-16T20:10:20Z')
  await succeed(paths.second, ['a'])
  await answer('2026-11-16T20:10:50Z', 'kot', 'wrong')
  const before = await dump(userId)
  await rebuildProjections(t.db, userId)
  expect(await dump(userId)).toEqual(before)
  const [day] = await t.db.select().from(dailyPoints).where(eq(dailyPoints.userId, userId))
  expect(day).toMatchObject({ points: 1, successes: 2, ofStreak: true, seconds: 50 })
})

test('a rebuild restores lost projections', async () => {
  const who = { name: 'naprawa' }
  const { succeed, repeat } = await learner(t, who)
  const { userId } = (await t.call('getMe', {}, who)).answer
  await confirmSuccess(t.db, userId, sentence(paths.second, 'a'), new Date(START))
  await succeed(paths.second, ['a', 'b', 'c'])
  await repeat(paths.second, ['a'])
  const before = await dump(userId)
  expect(before.map((rows) => rows.length)).toEqual([1, 3, 1, 1, 1, 1])
  await t.db.delete(exerciseProgress).where(eq(exerciseProgress.userId, userId))
  await t.db.delete(pointTotals).where(eq(pointTotals.userId, userId))
  await t.db.update(dailyPoints).set({ successes: 999 }).where(eq(dailyPoints.userId, userId))
  await rebuildProjections(t.db, userId)
  expect(await dump(userId)).toEqual(before)
})
