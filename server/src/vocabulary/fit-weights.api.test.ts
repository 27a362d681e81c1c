import { seededRandom } from '@mowka/domain/seeded-random'
import { addDays } from '@mowka/domain/time'
import { newMemory, reviewWord, SHIPPED_WEIGHTS } from '@mowka/domain/word/word-schedule'
import { at, idOf, seedLibrary } from '../../testing/library'
import { startTestApi, type TestApi } from '../../testing/test-api'
import { newId } from '../database/ids'
import { users } from '../user/tables'
import { fitToLog } from './jobs'
import { takeAnswer } from './review-store'
import { wordReviews, wordStages, wordWeights } from './tables'
import { runWeightsCommand } from './weights-command'

/** Learners of the log, and due answers per word. */
const LEARNERS = 120
const REVIEWS = 12

const words = ['sofa', 'kitchen'].map((word) => idOf(`${at.homeFirst}/words/${word}`))
const limits = { minReviews: 200, minLearners: 10, maxReviews: 5_000 }
const run = { signal: new AbortController().signal, note: () => {} }

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t)
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.db.delete(wordWeights)
  await t.db.delete(wordReviews)
  await t.db.delete(wordStages)
})

const learnerOf = (number: number) => `learner-${number}`

/** Logs learners who forget most of their due words within days, against the prediction of the shipped weights. */
async function logForgetfulLearners(count: number): Promise<void> {
  await t.db
    .insert(users)
    .values(
      Array.from({ length: count }, (_, number) => ({
        id: learnerOf(number),
        issuer: 'test',
        subject: learnerOf(number),
        email: `${number}@mowka.test`,
        avatarFileName: 'avatar0.svg',
      })),
    )
    .onConflictDoNothing()
  const random = seededRandom('forgetful')
  const rows: (typeof wordReviews.$inferInsert)[] = []
  for (let number = 0; number < count; number++) {
    for (const wordId of words) {
      let memory = newMemory
      let day = '2026-01-01'
      for (let answer = 0; answer < REVIEWS; answer++) {
        const source = memory.dueDay === null ? 'lesson' : 'repetition'
        const isRight = source === 'lesson' || random() < 0.4
        const stageBefore = memory.stage
        const grade = isRight ? ('good' as const) : ('again' as const)
        const review = reviewWord(memory, { grade, day, source, key: wordId })
        memory = review.memory
        const answeredAt = new Date(`${day}T10:00:00Z`)
        rows.push({
          attemptId: newId(answeredAt.getTime()),
          userId: learnerOf(number),
          wordId,
          targetLang: 'ENG',
          category: isRight ? 'CORRECT' : 'ERROR',
          hinted: false,
          kind: review.kind,
          stageBefore,
          stageAfter: memory.stage,
          answeredAt,
          receivedAt: answeredAt,
        })
        day = memory.dueDay ?? addDays(day, 0)
      }
    }
  }
  await t.db.insert(wordReviews).values(rows)
}

const stored = () => t.db.select().from(wordWeights).orderBy(wordWeights.version)

test('weights fitted to the log are used when they predict other learners better', async () => {
  await logForgetfulLearners(LEARNERS)
  await fitToLog(t.db, run, limits)
  const [set, ...others] = await stored()
  expect(others).toEqual([])
  expect(set).toMatchObject({
    learners: LEARNERS,
    reviews: LEARNERS * words.length * (REVIEWS - 2),
    isActive: true,
  })
  expect(set?.weights).toHaveLength(SHIPPED_WEIGHTS.length)
  expect(set?.loss).toBeLessThan(set?.previousLoss ?? 0)

  // The same log again: nothing is gained over the set in use.
  await fitToLog(t.db, run, limits)
  expect((await stored()).map(({ isActive }) => isActive)).toEqual([true, false])
})

test('a log that is too short changes nothing', async () => {
  await logForgetfulLearners(5)
  expect(await fitToLog(t.db, run, limits)).toBeNull()
  expect(await stored()).toEqual([])
})

test('an operator returns to the shipped weights, which the next fit keeps in use until it may replace them', async () => {
  await logForgetfulLearners(LEARNERS)
  await fitToLog(t.db, run, limits)
  expect(await runWeightsCommand(t.db, ['use', 'shipped'])).toMatch(/shipped weights, in use, pinned$/)
  await fitToLog(t.db, run, limits)
  expect((await stored()).map(({ isActive }) => isActive)).toEqual([false, true, false])
  await runWeightsCommand(t.db, ['use', 'fitted'])
  await fitToLog(t.db, run, limits)
  expect((await stored()).map(({ isActive }) => isActive)).toEqual([false, false, false, true])

  const [first] = await stored()
  expect(await runWeightsCommand(t.db, ['use', String(first?.version)])).toContain('in use, pinned')
  await expect(runWeightsCommand(t.db, ['use', '999'])).rejects.toThrow('There is no version 999')
  expect((await stored())[0]).toMatchObject({ isActive: true, isPinned: true })
  await expect(runWeightsCommand(t.db, ['use'])).rejects.toThrow('word-weights.js list')
})

test('answers are scheduled with the weights in use', async () => {
  await logForgetfulLearners(1)
  const [wordId = ''] = words
  const stabilityWith = async (weights: readonly number[] | null) => {
    await t.db.delete(wordStages)
    await t.db.delete(wordReviews)
    if (weights) {
      await t.db.insert(wordWeights).values({ weights, reviews: 1, learners: 1, isActive: true })
    }
    for (const day of ['2026-01-01', '2026-01-01']) {
      const answeredAt = new Date(`${day}T10:00:00Z`)
      await t.db.transaction((tx) =>
        takeAnswer(tx, {
          attemptId: newId(answeredAt.getTime()),
          userId: learnerOf(0),
          wordId,
          targetLang: 'ENG',
          sessionId: null,
          lessonId: 'lesson',
          exerciseType: null,
          category: 'CORRECT',
          hinted: false,
          milliseconds: null,
          answeredAt,
          receivedAt: answeredAt,
        }),
      )
    }
    const [row] = await t.db.select().from(wordStages)
    return row?.stability
  }
  const shipped = await stabilityWith(null)
  const doubled = await stabilityWith(
    SHIPPED_WEIGHTS.map((weight, index) => (index < 4 ? weight * 2 : weight)),
  )
  expect(shipped).toBeCloseTo(SHIPPED_WEIGHTS[2] ?? 0)
  expect(doubled).toBeCloseTo(2 * (SHIPPED_WEIGHTS[2] ?? 0))
})
