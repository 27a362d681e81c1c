import { eq } from 'drizzle-orm'
import { owned, type PersonalTable } from '../database/personal-data'
import { accessGrants, languageAccesses, userLanguages, users } from './tables'

/** The account itself. */
export const userPersonal: PersonalTable[] = [
  {
    table: users,
    rowsOf: (_, { userId }) => eq(users.id, userId),
    copied: { as: 'account' },
    deletion: { how: 'with the account' },
  },
  owned(userLanguages, 'languages'),
  owned(languageAccesses, 'accesses'),
  owned(accessGrants, 'accessGrants'),
]
