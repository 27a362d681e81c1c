import { owned, type PersonalTable } from '../database/personal-data'
import { userMoods } from './tables'

/** A person's moods. */
export const moodPersonal: PersonalTable[] = [owned(userMoods, 'moods')]
