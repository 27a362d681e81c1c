import { voicesOf } from './lesson-teaching'

test('gives the speakers of a dialogue different voices, even if both are women', () => {
  expect(voicesOf({ a: { voice: 'male' }, b: { voice: 'female' } })).toEqual({ a: 'male', b: 'female' })
  expect(voicesOf({ a: { voice: 'female' }, b: { voice: 'female' } })).toEqual({ a: 'female', b: 'female-2' })
})
