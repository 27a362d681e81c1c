import { owned, type PersonalTable } from '../database/personal-data'
import { userNotes } from './tables'

/** What a person wrote. */
export const notePersonal: PersonalTable[] = [owned(userNotes, 'notes')]
