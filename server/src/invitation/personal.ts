import { owned, type PersonalTable } from '../database/personal-data'
import { invitations } from './tables'

/** Whom a person invited. */
export const invitationPersonal: PersonalTable[] = [owned(invitations, 'invitations')]
