import { barsOf, flatWave } from './Wave'

test('each bar is as high as the loudest sample of its section, relative to the highest bar', () => {
  const samples = Float32Array.from([0.1, -0.4, 0.2, 0.2, -0.8, 0, 0.4, 0.3])
  expect(barsOf(samples, 4)).toEqual([expect.closeTo(0.5), expect.closeTo(0.25), 1, expect.closeTo(0.5)])
})

test('silence and an unloaded recording are drawn as a row of dots', () => {
  expect(new Set(barsOf(new Float32Array(100), 10))).toEqual(new Set(flatWave.bars))
  expect(barsOf(new Float32Array(0), 4)).toHaveLength(4)
})
