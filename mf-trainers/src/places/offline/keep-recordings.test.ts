import { recordingsOf } from './keep-recordings'

test('sentences come before words, each recording once', () => {
  const spoken = (...ids: (string | null)[]) => ids.map((answerRecording) => ({ answerRecording }))
  expect(recordingsOf(spoken('b', null, 'a', 'b'), spoken('a', 'c'))).toEqual(['b', 'a', 'c'])
})
