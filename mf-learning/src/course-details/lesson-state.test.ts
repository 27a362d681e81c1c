import { lessonProgress } from '@mowka/testing/entities'
import { lessonAction, lessonState } from './lesson-state'

const DAY = '2026-11-02T10:00:00.000Z'
const open = { isLocked: false }

test.each([
  ['never touched (L-CDET-08)', null, 'new', 'start'],
  ['opened, at 0 percent (C64)', lessonProgress({ progress: 0 }), 'inProgress', 'continue'],
  [
    'with a record and never opened (L-CDET-08)',
    lessonProgress({ progress: 0, startedAt: null }),
    'new',
    'start',
  ],
  ['under way (L-CDET-09)', lessonProgress({ progress: 1 }), 'inProgress', 'continue'],
  [
    'finished, with new sentences (L-CDET-10)',
    lessonProgress({ progress: 90, finishedAt: DAY }),
    'finished',
    'repeat',
  ],
  [
    'finished and whole (L-CDET-11)',
    lessonProgress({ progress: 100, finishedAt: DAY }),
    'complete',
    'repeat',
  ],
  ['whole, its end not yet recorded (L-CDET-11)', lessonProgress({ progress: 100 }), 'complete', 'continue'],
] as const)('%s', (_what, progress, state, action) => {
  expect(lessonState(open, progress)).toBe(state)
  expect(lessonAction(state, progress)).toBe(action)
})

test('a locked lesson is locked whatever its progress (L-CDET-12)', () => {
  const progress = lessonProgress({ progress: 100, finishedAt: DAY })
  expect(lessonState({ isLocked: true }, progress)).toBe('locked')
  expect(lessonAction('locked', progress)).toBe('buy')
})
