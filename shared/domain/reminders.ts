/** The hour of the day, in Warsaw, at which people are reminded who chose none (C61). */
export const REMINDER_HOUR = 18
