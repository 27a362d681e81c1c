import { BARS } from '../../../core/sound/wave-shape'
import { VoiceMeter } from './voice-meter'

test('a voice is heard, becomes too low, and is heard again', () => {
  const meter = new VoiceMeter()
  const heard = (level: number | null, at: number) => {
    meter.add(level, at)
    return meter.hearing
  }
  expect(meter.hearing).toBe('unknown')
  expect(heard(0, 0)).toBe('waiting')
  expect(heard(0.4, 500)).toBe('heard')
  expect(heard(0.01, 2400)).toBe('heard')
  expect(heard(0.01, 2500)).toBe('low')
  expect(heard(0.2, 2600)).toBe('heard')
})

test('a dead microphone is noticed after two seconds', () => {
  const meter = new VoiceMeter()
  meter.add(0, 1900)
  expect(meter.hearing).toBe('waiting')
  meter.add(0.001, 2000)
  expect([meter.hearing, meter.isSilent]).toEqual(['nothing', true])
})

test('where the browser does not say how loud it is, nothing is claimed', () => {
  const meter = new VoiceMeter()
  meter.add(null, 5000)
  expect([meter.hearing, meter.isSilent, meter.levels]).toEqual(['unknown', false, []])
})

test('only the last moments are drawn', () => {
  const meter = new VoiceMeter()
  for (let at = 0; at < BARS + 5; at++) meter.add(at / 100, at * 100)
  expect(meter.levels).toHaveLength(BARS)
  expect(meter.levels.at(-1)).toBe((BARS + 4) / 100)
  meter.clear()
  expect([meter.levels, meter.hearing]).toEqual([[], 'unknown'])
})
