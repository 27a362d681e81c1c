import { owned, type PersonalTable } from '../database/personal-data'
import { userNotes } from './tables'

/** A person's notes. */
export const notePersonal: PersonalTable[] = [owned(userNotes, 'notes')]
