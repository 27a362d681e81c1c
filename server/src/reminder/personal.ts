import { owned, type PersonalTable } from '../database/personal-data'
import { reminderDays, reminderSettings } from './tables'

/** A person's reminder settings and reminders. */
export const reminderPersonal: PersonalTable[] = [
  owned(reminderSettings, 'reminderSettings'),
  owned(reminderDays, 'reminders'),
]
