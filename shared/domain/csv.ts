/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'
/** Polish spreadsheets take the comma for a decimal one. */
const SEPARATOR = ';'

/**
 * The beginning of a cell that a spreadsheet runs as a formula, with ASCII or full-width signs, or of one that only looks
 * protected.
 */
const FORMULA = /^'*[\s\p{Cf}]*[=+\-@|\t\r\u2212\uff1d\uff0b\uff0d\uff20\uff5c]/u

/** A text that a spreadsheet would run as a formula begins with an apostrophe, and stays a text. */
const asText = (value: string): string => (FORMULA.test(value) ? `'${value}` : value)

/** The text of a cell of our own tables: without the apostrophe that kept it from being a formula. */
export const textOfCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell

/** Numbers are ours and stay numbers, negative ones too. */
const cellOf = (value: string | number): string =>
  typeof value === 'number' ? String(value) : `"${asText(value).replaceAll('"', '""')}"`

/** Lines of a table, for one that is made bit by bit. */
export const csvLines = (lines: readonly (readonly (string | number)[])[]): string =>
  lines.map((cells) => `${cells.map(cellOf).join(SEPARATOR)}\r\n`).join('')

/** A table for spreadsheets, safe against formulas in what people wrote. The first line is its head. */
export const csvFile = (lines: readonly (readonly (string | number)[])[]): string =>
  BYTE_ORDER_MARK + csvLines(lines)
