import { BARS } from '../../../core/sound/Wave'
import { VoiceMeter } from './voice-meter'

test('VoiceMeter reports a voice, a voice that became too low, and the voice again', () => {
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

test('VoiceMeter reports a dead microphone after two seconds', () => {
  const meter = new VoiceMeter()
  meter.add(0, 1900)
  expect(meter.hearing).toBe('waiting')
  meter.add(0.001, 2000)
  expect([meter.hearing, meter.isSilent]).toEqual(['nothing', true])
})

test("VoiceMeter reports nothing if the browser doesn't provide the volume", () => {
  const meter = new VoiceMeter()
  meter.add(null, 5000)
  expect([meter.hearing, meter.isSilent, meter.levels]).toEqual(['unknown', false, []])
})

test('VoiceMeter returns only the last levels', () => {
  const meter = new VoiceMeter()
  for (let at = 0; at < BARS + 5; at++) meter.add(at / 100, at * 100)
  expect(meter.levels).toHaveLength(BARS)
  expect(meter.levels.at(-1)).toBe((BARS + 4) / 100)
  meter.clear()
  expect([meter.levels, meter.hearing]).toEqual([[], 'unknown'])
})
