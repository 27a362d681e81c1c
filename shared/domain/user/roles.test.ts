import { ROLES_CLAIM, rolesFrom } from './roles'

test('roles are read from the namespaced claim (P-AUTH-09)', () => {
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
])('%s yields no role (P-AUTH-09)', (_what, claims) => {
  expect(rolesFrom(claims)).toEqual([])
})
