import { couldBeId, exerciseIdIn } from './CheckerForms'

const id = '01990000-0000-7000-8000-000000000001'

test.each([
  [id, id],
  [` ${id} `, id],
  [`https://mowka.test/admin/exercises/${id}`, id],
  [`https://mowka.test/admin/exercises/${id}/`, id],
  [`https://mowka.test/admin/exercises/${id}?from=%2Fadmin%2Flessons%2Fl1#recording-answer`, id],
  ['/', ''],
])('the pasted text %j contains the exercise id %j (A-CHK-04)', (pasted, expected) => {
  expect(exerciseIdIn(pasted)).toBe(expected)
})

test('an id has at most 64 characters (A-CHK-10)', () => {
  expect([couldBeId('x'.repeat(64)), couldBeId('x'.repeat(65))]).toEqual([true, false])
})
