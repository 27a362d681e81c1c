import { nameless, ownedThrough, type PersonalTable } from '../database/personal-data'
import { companyAccessUses, companyUsers } from './tables'

/** Memberships and seats of a person. */
export const companyPersonal: PersonalTable[] = [
  nameless(companyUsers, 'companyMemberships', {
    set: {
      userId: null,
      email: '',
      firstname: '',
      lastname: '',
      invitationAccessCode: null,
      linkFollowedAt: null,
    },
    because: 'the seat that a company paid for stays used',
  }),
  {
    ...ownedThrough(
      {
        column: companyAccessUses.companyUserId,
        parent: companyUsers,
        id: companyUsers.id,
      },
      'companySeats',
    ),
    deletion: { how: 'kept', because: 'the seat that a company paid for stays used; the row names nobody' },
  },
]
