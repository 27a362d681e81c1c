import type { LearningMode } from '@mowka/contract/schemas/progress'
import { lessonModes, neighbours as neighboursIn, repetitionModePages } from './modes'

const neighbours = (mode: LearningMode) => neighboursIn(mode, lessonModes)

test('a lesson cycles through its four trainers', () => {
  expect(lessonModes.map(({ mode }) => mode)).toEqual(['CONTENT_PREVIEW', 'LISTENING', 'SPEAKING', 'WRITING'])
})

test('a repetition cycles through its four trainers (L-RMS-01)', () => {
  expect(repetitionModePages.map(({ route }) => route)).toEqual([
    'repetitionFlashCards',
    'repetitionListening',
    'repetitionSpeaking',
    'repetitionWriting',
  ])
})

test('the modes form a cycle (L-TRN-02)', () => {
  expect(neighbours('WRITING').next?.mode).toBe('CONTENT_PREVIEW')
  expect(neighbours('CONTENT_PREVIEW').previous?.mode).toBe('WRITING')
  let mode = lessonModes[0]
  for (const _ of lessonModes) mode = neighbours(mode?.mode ?? 'AUDIO').next ?? undefined
  expect(mode).toBe(lessonModes[0])
})

test('a mode outside the cycle has no neighbours', () => {
  expect(neighbours('AUDIO')).toEqual({ previous: null, next: null })
})

test('each of two modes is both previous and next of the other, and a single mode has no neighbours', () => {
  const [preview, , , writing] = lessonModes
  const both = lessonModes.filter((each) => each === preview || each === writing)
  expect(neighboursIn('WRITING', both)).toEqual({ previous: preview, next: preview })
  expect(neighboursIn('WRITING', both.slice(1))).toEqual({ previous: null, next: null })
})
