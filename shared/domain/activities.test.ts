import { isLastActive, switchActivity } from './activities'

const only = { fullSentence: false, gaps: true, blocks: false }

test('the last active exercise kind stays on (L-TRN-47)', () => {
  expect(isLastActive(only, 'gaps')).toBe(true)
  expect(isLastActive(only, 'blocks')).toBe(false)
  expect(switchActivity(only, 'gaps')).toEqual(only)
})

test('an exercise kind can be toggled while another one is active', () => {
  const two = switchActivity(only, 'blocks')
  expect(two).toEqual({ fullSentence: false, gaps: true, blocks: true })
  expect(switchActivity(two, 'gaps')).toEqual({ fullSentence: false, gaps: false, blocks: true })
})
