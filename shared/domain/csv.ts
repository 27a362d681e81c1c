/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'
/** Polish spreadsheets take the comma for a decimal one. */
const SEPARATOR = ';'

/** A text that a spreadsheet would run as a formula begins with an apostrophe, and stays a text. */
const asText = (value: string): string => (/^\s*[=+\-@|\t\r]/.test(value) ? `'${value}` : value)

/** Numbers are ours and stay numbers, negative ones too. */
const cellOf = (value: string | number): string =>
  typeof value === 'number' ? String(value) : `"${asText(value).replaceAll('"', '""')}"`

/** A table for spreadsheets, safe against formulas in what people wrote. The first line is its head. */
export const csvFile = (lines: readonly (readonly (string | number)[])[]): string =>
  BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(cellOf).join(SEPARATOR)}\r\n`).join('')
