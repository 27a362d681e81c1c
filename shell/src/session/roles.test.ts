import { ROLES_CLAIM } from '@mowka/domain/user/roles'
import { EMPTY_ROLES_WAIT, resolveRoles } from './roles'

const wait = jest.fn(async () => {})
beforeEach(() => wait.mockClear())

test('roles in the token are used immediately (P-AUTH-09)', async () => {
  const refresh = jest.fn()
  const claims = { [ROLES_CLAIM]: ['learner', 'company-admin', 'emperor'] }
  expect(await resolveRoles(claims, ROLES_CLAIM, refresh, wait)).toEqual(['learner', 'company-admin'])
  expect(refresh).not.toHaveBeenCalled()
})

test('an empty claim waits 4.5 s and refreshes once (P-AUTH-10)', async () => {
  const refresh = jest.fn(async () => ({ [ROLES_CLAIM]: ['admin'] }))
  expect(await resolveRoles({}, ROLES_CLAIM, refresh, wait)).toEqual(['admin'])
  expect(wait).toHaveBeenCalledWith(EMPTY_ROLES_WAIT)
  expect(EMPTY_ROLES_WAIT).toBe(4500)
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('a refresh that fails or has no roles either yields no role', async () => {
  expect(await resolveRoles({}, ROLES_CLAIM, async () => ({}), wait)).toEqual([])
  expect(await resolveRoles({}, ROLES_CLAIM, () => Promise.reject(new Error('offline')), wait)).toEqual([])
})
