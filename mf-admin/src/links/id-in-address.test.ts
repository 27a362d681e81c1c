import { idInAddress } from './id-in-address'

const id = '01990000-0000-7000-8000-000000000001'

test.each([
  [id, id],
  [` ${id} `, id],
  [`https://mowka.test/admin/exercises/${id}`, id],
  [`https://mowka.test/admin/exercises/${id}/`, id],
  [`https://mowka.test/admin/exercises/${id}?from=%2Fadmin%2Flessons%2Fl1#recording-answer`, id],
  ['/', ''],
])('the pasted text %j contains the id %j (A-CHK-04)', (pasted, expected) => {
  expect(idInAddress(pasted)).toBe(expected)
})
