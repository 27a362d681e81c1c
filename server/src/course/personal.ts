import { nameless, type PersonalTable } from '../database/personal-data'
import { reportedBugs } from './tables'

/** A person's exercise reports. */
export const coursePersonal: PersonalTable[] = [
  nameless(reportedBugs, 'reportedBugs', {
    set: { userId: null },
    because: 'a mistake in an exercise is worth mending whoever found it',
  }),
]
