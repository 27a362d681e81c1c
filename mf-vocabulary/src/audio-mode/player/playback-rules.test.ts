import { track } from './audio.fixture'
import {
  afterLast,
  canSound,
  defaultMode,
  naturalOrder,
  partsOf,
  sentenceModes,
  shuffledOrder,
} from './playback-rules'

const sounds = (mode: (typeof sentenceModes)[number]) =>
  partsOf(track(1), mode).map(({ recordingId }) => recordingId)

test('a sentence can be played in three modes (V-AUD-10)', () => {
  expect(sentenceModes).toEqual(['foreign', 'nativeForeign', 'foreignNative'])
  expect(sounds('foreign')).toEqual(['foreign-1'])
  expect(sounds('nativeForeign')).toEqual(['native-1', 'foreign-1'])
  expect(sounds('foreignNative')).toEqual(['foreign-1', 'native-1'])
})

test('a missing recording is left out', () => {
  const half = track(1, { exampleRecording: null })
  expect(partsOf(half, 'nativeForeign').map(({ side }) => side)).toEqual(['foreign'])
  expect([canSound(half), canSound(track(1, { answerRecording: null }))]).toEqual([true, false])
})

test('the default mode plays both languages if both were recorded (V-AUD-11)', () => {
  expect(defaultMode([track(1, { exampleRecording: null }), track(2)])).toBe('nativeForeign')
  expect(defaultMode([track(1, { exampleRecording: null })])).toBe('foreign')
})

test('a random order starts with the current sentence and contains each sentence once (V-AUD-05)', () => {
  for (let current = 0; current < 9; current += 1) {
    const order = shuffledOrder(9, current)
    expect(order[0]).toBe(current)
    expect([...order].sort()).toEqual([...naturalOrder(9)])
  }
  expect(shuffledOrder(4, 1, () => 0)).toEqual([1, 2, 3, 0])
  expect(shuffledOrder(0, 0)).toEqual([])
})

test('a random order contains the lines of a dialogue in their order, from the current one on', () => {
  for (let run = 0; run < 20; run += 1) {
    for (let current = 0; current < 9; current += 1) {
      const order = shuffledOrder(9, current, Math.random, 5)
      expect(order[0]).toBe(current)
      expect([...order].sort()).toEqual([...naturalOrder(9)])
      const lines = order.filter((index) => index >= 5)
      const from = order.indexOf(lines[0] ?? 0)
      if (current < 5) expect(order.slice(from, from + 4)).toEqual([5, 6, 7, 8])
      else expect(lines).toEqual([...[5, 6, 7, 8].slice(current - 5), ...[5, 6, 7, 8].slice(0, current - 5)])
    }
  }
})

test.each([
  [true, true, false, 'restart'],
  [true, true, true, 'restart'],
  [false, true, false, 'nextLesson'],
  [false, true, true, 'end'],
  [false, false, false, 'end'],
] as const)(
  'with repeat %s, auto-advance %s and last lesson %s the player continues with: %s (V-AUD-06, V-AUD-07, V-AUD-08)',
  (isRepeating, goesOn, isLastLesson, expected) => {
    expect(afterLast({ isRepeating, goesOn, isLastLesson })).toBe(expected)
  },
)
