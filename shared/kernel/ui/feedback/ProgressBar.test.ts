import { comboTone } from './ProgressBar'

describe('comboTone', () => {
  it.each([
    [0, 'off'],
    [1, 'off'],
    [2, 'spark'],
    [9, 'spark'],
    [10, 'ten'],
    [25, 'ten'],
  ] as const)('draws a combo of %i as %s', (count, tone) => {
    expect(comboTone(count)).toBe(tone)
  })
})
