import { nameless, type PersonalTable } from '../database/personal-data'
import { trackingEvents } from './tables'

/** Tracked events of a person. */
export const trackingPersonal: PersonalTable[] = [
  nameless(trackingEvents, 'usage', {
    set: { userId: null },
    because: 'numbers of the past stay right; nothing in a row names anyone',
  }),
]
