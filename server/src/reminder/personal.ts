import { owned, type PersonalTable } from '../database/personal-data'
import { reminderDays, reminderSettings } from './tables'

/** When a person is reminded, and was. */
export const reminderPersonal: PersonalTable[] = [
  owned(reminderSettings, 'reminderSettings'),
  owned(reminderDays, 'reminders'),
]
