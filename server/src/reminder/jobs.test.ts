import { reminderReason } from './jobs'

const today = '2026-11-22'
const learned = { streak: 0, isDoneToday: false, dueWords: 0, dueSentences: 0, lastDay: '2026-11-21' }

test.each([
  ['a streak that ends today', { ...learned, streak: 12 }, { streak: 12, words: 0, sentences: 0 }],
  ['words that wait', { ...learned, dueWords: 3 }, { streak: 0, words: 3, sentences: 0 }],
  ['sentences that wait', { ...learned, dueSentences: 2 }, { streak: 0, words: 0, sentences: 2 }],
  ['both', { ...learned, streak: 2, dueWords: 3 }, { streak: 2, words: 3, sentences: 0 }],
  ['a streak that goes on already', { ...learned, streak: 12, isDoneToday: true }, null],
  [
    'words that wait after a lesson of today',
    { ...learned, streak: 12, isDoneToday: true, dueWords: 1 },
    { streak: 0, words: 1, sentences: 0 },
  ],
  ['nothing', learned, null],
  ['words of someone who left', { ...learned, dueWords: 9, lastDay: '2026-10-22' }, null],
  [
    'words of someone who was here 30 days ago',
    { ...learned, dueWords: 9, lastDay: '2026-10-23' },
    { streak: 0, words: 9, sentences: 0 },
  ],
  ['words of someone who never learned', { ...learned, dueWords: 9, lastDay: null }, null],
])('the reason to remind a learner for %s (C61)', (_, known, expected) => {
  expect(reminderReason(known, today)).toEqual(expected)
})
