import type { LevelingQuestions } from '@mowka/contract/schemas/learning'
import { sampleLibrary, seedLibrary } from '../../testing/library'
import { anna, startTestApi, type TestApi } from '../../testing/test-api'

const question = (title: string) => ({
  title,
  answers: ['is', 'are', 'am', 'be'].map((answer, index) => ({
    id: String(index + 1),
    answer,
    correct: index === 2,
  })),
})
const questions: LevelingQuestions = {
  A1: [question('I ___ here.'), question('Why ___ I here?')],
  A2: [question('So ___ I.')],
}

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
})
afterAll(() => t.close())

const bring = (given: LevelingQuestions) =>
  seedLibrary(t, { ...sampleLibrary(), levelingTests: [{ lang: 'ENG', questions: given }] })
const read = (lang: string, who?: typeof anna) => t.call('getLevelingQuestions', { lang }, who)

test("returns a language's questions by level to visitors and learners (S-ATT-09, S-AUTH-04)", async () => {
  expect((await bring(questions)).created).toBeGreaterThan(0)
  for (const { status, answer } of [await read('ENG'), await read('eng', anna), await read('Eng')]) {
    expect(status).toBe(200)
    expect(answer).toEqual(questions)
  }
})

test('returns the levels in ascending order, whatever the order in the file (P-ENT-40)', async () => {
  await bring({ A2: [question('So ___ I.')], A1: [question('I ___ here.')] })
  expect(Object.keys((await read('ENG')).answer)).toEqual(['A1', 'A2'])
})

test('returns no questions for a language without a test, and refuses unknown languages (S-ATT-09)', async () => {
  expect(await read('de')).toMatchObject({ status: 200, answer: {} })
  expect((await read('xx')).status).toBe(422)
})

test("an import replaces a test, counts it once, and leaves tests that it doesn't contain (S-ATT-09)", async () => {
  await bring(questions)
  expect((await bring(questions)).updated).toBe(0)
  const fewer: LevelingQuestions = { A1: [question('I ___ here.')] }
  expect((await bring(fewer)).updated).toBe(1)
  expect((await read('ENG')).answer).toEqual(fewer)
  await seedLibrary(t)
  expect((await read('ENG')).answer).toEqual(fewer)
})

test('an import refuses a question without exactly one right answer', async () => {
  const none = question('I ___ here.')
  for (const answer of none.answers) answer.correct = false
  await expect(bring({ A1: [none] })).rejects.toMatchObject({ code: 'INVALID_LIBRARY' })
})
