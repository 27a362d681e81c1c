import { nameless, type PersonalTable } from '../database/personal-data'
import { contentBatches, contentHistory } from './tables'

/** Content changes by a person. */
export const historyPersonal: PersonalTable[] = [
  nameless(contentHistory, 'contentChanges', {
    set: { userId: null },
    because: 'what became of the content is worth knowing whoever did it',
  }),
  nameless(contentBatches, 'contentBatches', {
    set: { userId: null },
    because: 'a change of many rows can be taken back whoever made it',
  }),
]
