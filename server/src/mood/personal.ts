import { owned, type PersonalTable } from '../database/personal-data'
import { userMoods } from './tables'

/** How a person felt. */
export const moodPersonal: PersonalTable[] = [owned(userMoods, 'moods')]
