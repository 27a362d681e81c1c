import { owned, type PersonalTable } from '../database/personal-data'
import { dataExports } from './tables'

/** The person's latest data export. */
export const accountPersonal: PersonalTable[] = [owned(dataExports, 'copiesOfData')]
