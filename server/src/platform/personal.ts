import { eq } from 'drizzle-orm'
import { erased, type PersonalTable } from '../database/personal-data'
import { releaseAudit, releaseFailures, releaseLoads } from './tables'

/** Release reports of a person's browsers. */
export const platformPersonal: PersonalTable[] = [
  erased(releaseFailures, 'failuresOfReleases'),
  erased(releaseLoads, 'loadsOfReleases'),
  {
    table: releaseAudit,
    rowsOf: (_, { userId }) => eq(releaseAudit.who, userId),
    copied: { as: 'changesOfReleases' },
    deletion: {
      how: 'kept',
      because: 'who let a browser run other code has to be known; the id of a deleted account names nobody',
    },
  },
]
