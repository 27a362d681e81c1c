import { nameless, type PersonalTable } from '../database/personal-data'
import { trackingEvents } from './tables'

/** What is counted of what a person did. */
export const trackingPersonal: PersonalTable[] = [
  nameless(trackingEvents, 'usage', {
    set: { userId: null },
    because: 'numbers of the past stay right; nothing in a row names anyone',
  }),
]
