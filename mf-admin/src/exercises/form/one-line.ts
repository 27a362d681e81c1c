/** A sentence as its field keeps it: without line breaks, which a paste may bring. */
export const oneLine = (text: string): string => text.replace(/(?<!\s)\s*\n\s*/g, ' ')
