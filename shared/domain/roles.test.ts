import { ROLES_CLAIM, rolesFrom } from './roles'

test('P-AUTH-09: roles come from the namespaced claim', () => {
  expect(rolesFrom({ [ROLES_CLAIM]: ['learner', 'admin', 'company-admin'] })).toEqual([
    'learner',
    'admin',
    'company-admin',
  ])
  expect(rolesFrom({ 'https://other.test/roles': ['admin'] }, 'https://other.test/roles')).toEqual(['admin'])
})

test.each([
  ['a claim of another name', { roles: ['admin'] }],
  ['an unknown role', { [ROLES_CLAIM]: ['owner', 'Admin', 7, null] }],
  ['a text instead of a list', { [ROLES_CLAIM]: 'admin' }],
  ['no claims', undefined],
])('P-AUTH-09: %s gives no role', (_what, claims) => {
  expect(rolesFrom(claims)).toEqual([])
})
