import { LESSON_STAGE } from '@mowka/domain/word/word'
import { newMemory, reviewWord } from '@mowka/domain/word/word-schedule'
import { rotated, turnOf } from './sentence-rotation'

test('each answer that reschedules a word is the turn of another sentence', () => {
  const days = ['2026-11-16', '2026-11-16', '2026-11-17', '2026-11-23', '2026-12-08', '2027-06-01']
  const turns: number[] = []
  let memory = newMemory
  for (const day of days) {
    turns.push(turnOf(memory))
    const source = memory.stage < LESSON_STAGE ? ('lesson' as const) : ('repetition' as const)
    const review = reviewWord(memory, { grade: 'good', day, source, key: 'word' })
    expect(review.moved).toBe(true)
    memory = review.memory
  }
  expect(turns).toEqual([0, 1, 2, 3, 4, 5])
})

test('a wrong review is the turn of another sentence, too', () => {
  const learned = {
    ...newMemory,
    stage: LESSON_STAGE,
    dueDay: '2026-11-17',
    reps: 1,
    stability: 1,
    difficulty: 5,
  }
  const answer = { grade: 'again', day: '2026-11-17', source: 'repetition', key: 'word' } as const
  expect(turnOf(reviewWord(learned, answer).memory)).toBe(turnOf(learned) + 1)
})

test('sentences rotate by the turn', () => {
  const sentences = ['a', 'b', 'c']
  expect([0, 1, 2, 3].map((turn) => rotated(sentences, turn).join(''))).toEqual(['abc', 'bca', 'cab', 'abc'])
  expect(rotated(['a'], 5)).toEqual(['a'])
  expect(rotated([], 5)).toEqual([])
})
