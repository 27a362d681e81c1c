import { recordingsOf } from './lesson-recordings'

test('recordingsOf returns each recording once, sentences before words', () => {
  const spoken = (...ids: (string | null)[]) => ids.map((answerRecording) => ({ answerRecording }))
  expect(recordingsOf(spoken('b', null, 'a', 'b'), spoken('a', 'c'))).toEqual(['b', 'a', 'c'])
})
