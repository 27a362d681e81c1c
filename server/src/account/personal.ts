import { owned, type PersonalTable } from '../database/personal-data'
import { dataExports } from './tables'

/** The copy of their data that a person asked for. */
export const accountPersonal: PersonalTable[] = [owned(dataExports, 'copiesOfData')]
