import { owned, type PersonalTable } from '../database/personal-data'
import { popupsSeen } from './tables'

/** What a person was shown. */
export const popupPersonal: PersonalTable[] = [owned(popupsSeen, 'messagesSeen')]
