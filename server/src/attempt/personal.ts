import { owned, type PersonalTable } from '../database/personal-data'
import { refusedAnswers } from './tables'

/** Personal data in refused answers. */
export const attemptPersonal: PersonalTable[] = [owned(refusedAnswers, 'refusedAnswers')]
