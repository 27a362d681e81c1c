import { hasRightsOf, ROLES_CLAIM, type Role, rolesFrom, type StaffRole, staffRoles } from './roles'

test('roles are read from the namespaced claim (P-AUTH-09)', () => {
  expect(rolesFrom({ [ROLES_CLAIM]: ['learner', 'admin', 'company-admin'] })).toEqual([
    'learner',
    'admin',
    'company-admin',
  ])
  expect(rolesFrom({ 'https://other.test/roles': ['admin'] }, 'https://other.test/roles')).toEqual(['admin'])
})

test.each<[Role, StaffRole[]]>([
  ['learner', []],
  ['company-admin', []],
  ['editor', ['editor']],
  ['support', ['support']],
  ['operator', ['support', 'operator']],
  ['admin', ['editor', 'support', 'operator', 'admin']],
])('an account with the role %s has the rights of %j', (role, rights) => {
  expect(staffRoles.filter((needed) => hasRightsOf([role], needed))).toEqual(rights)
})

test.each([
  ['a claim of another name', { roles: ['admin'] }],
  ['an unknown role', { [ROLES_CLAIM]: ['owner', 'Admin', 7, null] }],
  ['a text instead of a list', { [ROLES_CLAIM]: 'admin' }],
  ['no claims', undefined],
])('%s yields no role (P-AUTH-09)', (_what, claims) => {
  expect(rolesFrom(claims)).toEqual([])
})
