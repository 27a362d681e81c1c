/** Formats hour and minute in the device's time zone, e.g. 14:32. */
export const timeOfDay = (moment: Date, lang: string): string =>
  new Intl.DateTimeFormat(lang, { hour: '2-digit', minute: '2-digit' }).format(moment)
