import { nameless, type PersonalTable } from '../database/personal-data'
import { contentHistory } from './tables'

/** What editors did in the panel. */
export const historyPersonal: PersonalTable[] = [
  nameless(contentHistory, 'contentChanges', {
    set: { userId: null },
    because: 'what became of the content is worth knowing whoever did it',
  }),
]
