import { couldBeId } from './CheckerForms'

test('an id has at most 64 characters (A-CHK-10)', () => {
  expect([couldBeId('x'.repeat(64)), couldBeId('x'.repeat(65))]).toEqual([true, false])
})
