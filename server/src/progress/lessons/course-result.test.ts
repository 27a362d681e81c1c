import { type Answer, bestRun } from './course-result'

const answer = (lessonId: string, { attempts = 1, forced = false } = {}): Answer => ({
  lessonId,
  doneAt: new Date(0),
  attempts,
  forced,
})

test('the best run counts sentences that were right at the first attempt, across lessons', () => {
  const answers = [
    answer('a'),
    answer('a', { attempts: 2 }),
    answer('a'),
    answer('a'),
    answer('b'),
    answer('b', { forced: true }),
    answer('b'),
  ]
  expect(bestRun(answers)).toEqual({ length: 3, lessonId: 'b' })
})

test('the first of equal runs counts', () => {
  const answers = [answer('a'), answer('a', { attempts: 3 }), answer('b')]
  expect(bestRun(answers)).toEqual({ length: 1, lessonId: 'a' })
})

test('there is no best run without a sentence that was right at the first attempt', () => {
  expect(bestRun([])).toBeNull()
  expect(bestRun([answer('a', { attempts: 2 })])).toBeNull()
})
