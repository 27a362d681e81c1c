/** Default hour of the reminder, in Warsaw time (C61). */
export const REMINDER_HOUR = 18
