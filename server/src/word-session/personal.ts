import { owned, type PersonalTable } from '../database/personal-data'
import { wordSessions } from './tables'

/** When a person trained words. */
export const wordSessionPersonal: PersonalTable[] = [owned(wordSessions, 'wordSessions')]
