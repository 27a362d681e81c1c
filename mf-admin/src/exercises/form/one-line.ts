/** Returns a text without line breaks, which pasted text may contain. */
export const oneLine = (text: string): string => text.replace(/(?<!\s)\s*\n\s*/g, ' ')
