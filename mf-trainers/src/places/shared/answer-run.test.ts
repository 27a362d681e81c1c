import { sessionKeys } from '@mowka/domain/browser/storage-keys'
import { lessonRun } from './answer-run'

beforeEach(() => sessionStorage.clear())

test('the run of a lesson survives a reload and is separate from other lessons (L-COMBO-01)', () => {
  lessonRun('l1').keep({ now: 3, best: 7 })
  expect(lessonRun('l1').read()).toMatchObject({ now: 3, best: 7 })
  expect(lessonRun('l2').read()).toEqual({ now: 0, best: 0 })
})

test.each(['"x"', '{}', 'null', 'broken', '{"lessonId":"l1","now":"3","best":1}'])(
  'an invalid stored run is ignored: %s',
  (text) => {
    sessionStorage.setItem(sessionKeys.answerRun, text)
    expect(lessonRun('l1').read()).toEqual({ now: 0, best: 0 })
  },
)
