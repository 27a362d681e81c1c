import { owned, type PersonalTable } from '../database/personal-data'
import { favouriteLessons } from './tables'

/** The person's favourite lessons. */
export const favouriteLessonPersonal: PersonalTable[] = [owned(favouriteLessons, 'favouriteLessons')]
