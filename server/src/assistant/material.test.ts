import { containsPhrase } from './material'

test.each([
  ['mir sagen', true],
  ['Mir Sagen,', true],
  ['Können', true],
  ['', true],
  ['mir wo', false],
  ['sagen mir', false],
  ['ist Können', false],
  ['Bahn', false],
])('"%s" is a contiguous phrase of the sentence: %p (L-AI-02, L-AI-03)', (phrase, expected) => {
  expect(containsPhrase(phrase, 'Können Sie mir sagen, wo der Bahnhof ist?', 'DE')).toBe(expected)
})
