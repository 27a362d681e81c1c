import { owned, type PersonalTable } from '../database/personal-data'
import { invitations } from './tables'

/** Addresses that a person has invited. */
export const invitationPersonal: PersonalTable[] = [owned(invitations, 'invitations')]
