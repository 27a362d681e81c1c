import { lessonProgress } from '@mowka/testing/entities'
import { lessonAction, lessonState } from './lesson-state'

const DAY = '2026-11-02T10:00:00.000Z'
const open = { isLocked: false }

test.each([
  ['L-CDET-08: never touched', null, 'new', 'start'],
  ['C64: opened, at 0 percent', lessonProgress({ progress: 0 }), 'inProgress', 'continue'],
  [
    'L-CDET-08: with a record and never opened',
    lessonProgress({ progress: 0, startedAt: null }),
    'new',
    'start',
  ],
  ['L-CDET-09: under way', lessonProgress({ progress: 1 }), 'inProgress', 'continue'],
  [
    'L-CDET-10: finished, with new sentences',
    lessonProgress({ progress: 90, finishedAt: DAY }),
    'finished',
    'repeat',
  ],
  ['L-CDET-11: finished and whole', lessonProgress({ progress: 100, finishedAt: DAY }), 'complete', 'repeat'],
  ['L-CDET-11: whole, its end not yet recorded', lessonProgress({ progress: 100 }), 'complete', 'continue'],
] as const)('%s', (_what, progress, state, action) => {
  expect(lessonState(open, progress)).toBe(state)
  expect(lessonAction(state, progress)).toBe(action)
})

test('L-CDET-12: a locked lesson is locked whatever its progress', () => {
  const progress = lessonProgress({ progress: 100, finishedAt: DAY })
  expect(lessonState({ isLocked: true }, progress)).toBe('locked')
  expect(lessonAction('locked', progress)).toBe('buy')
})
