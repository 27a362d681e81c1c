import { owned, type PersonalTable } from '../database/personal-data'
import { favouriteLessons } from './tables'

/** What a person likes. */
export const favouriteLessonPersonal: PersonalTable[] = [owned(favouriteLessons, 'favouriteLessons')]
