import { lessonModes, neighbours } from './mode-cycle'

test('a lesson goes through its four trainers', () => {
  expect(lessonModes.map(({ mode }) => mode)).toEqual(['CONTENT_PREVIEW', 'LISTENING', 'SPEAKING', 'WRITING'])
})

test('the list of modes is a circle (L-TRN-02)', () => {
  expect(neighbours('WRITING').next?.mode).toBe('CONTENT_PREVIEW')
  expect(neighbours('CONTENT_PREVIEW').previous?.mode).toBe('WRITING')
  let mode = lessonModes[0]
  for (const _ of lessonModes) mode = neighbours(mode?.mode ?? 'AUDIO').next ?? undefined
  expect(mode).toBe(lessonModes[0])
})

test('a mode outside the circle has no neighbours', () => {
  expect(neighbours('AUDIO')).toEqual({ previous: null, next: null })
})
