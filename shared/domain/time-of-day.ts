/** The hour and minute of a moment on this device's clock, e.g. 14:32. */
export const timeOfDay = (moment: Date, lang: string): string =>
  new Intl.DateTimeFormat(lang, { hour: '2-digit', minute: '2-digit' }).format(moment)
