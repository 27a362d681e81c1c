import { owned, type PersonalTable } from '../database/personal-data'
import { popupsSeen } from './tables'

/** Popups shown to a person. */
export const popupPersonal: PersonalTable[] = [owned(popupsSeen, 'messagesSeen')]
