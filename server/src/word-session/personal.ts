import { owned, type PersonalTable } from '../database/personal-data'
import { wordSessions } from './tables'

/** A person's word trainings. */
export const wordSessionPersonal: PersonalTable[] = [owned(wordSessions, 'wordSessions')]
