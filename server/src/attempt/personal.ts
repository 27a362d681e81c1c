import { owned, type PersonalTable } from '../database/personal-data'
import { refusedAnswers } from './tables'

/** What is kept of a person's answers. */
export const attemptPersonal: PersonalTable[] = [owned(refusedAnswers, 'refusedAnswers')]
