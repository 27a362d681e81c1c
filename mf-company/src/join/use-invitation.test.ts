import { paths } from '@mowka/contract/routes'
import { readInvitationLink } from './use-invitation'

test('a link returns the values that the invitation email put into it (S-COMP-13)', () => {
  const hash = new URLSearchParams({ cac: 'LATARNIA-12', email: 'ola+1@x.pl' }).toString()
  const link = new URL(paths.companyJoin({}, { hash }), 'http://mowka.test')
  expect(link.search).toBe('')
  expect(readInvitationLink(link.hash)).toEqual({ cac: 'LATARNIA-12', email: 'ola+1@x.pl' })
})

test.each(['', '#', '#cac=A', '#email=a@b.pl', '#%E0%A4%A', '#main'])(
  '%j is not an invitation link',
  (hash) => {
    expect(readInvitationLink(hash)).toBeNull()
  },
)
