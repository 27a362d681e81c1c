/** Marks the file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\ufeff'
/** Spreadsheets with Polish settings read a comma as the decimal separator. */
const SEPARATOR = ';'

/**
 * Matches cells that a spreadsheet runs as a formula, with ASCII or full-width signs, and cells that already begin
 * with apostrophes.
 */
const FORMULA = /^'*[\s\p{Cf}]*[=+\-@|\t\r\u2212\uff1d\uff0b\uff0d\uff20\uff5c]/u

/** Prefixes an apostrophe to text that a spreadsheet would run as a formula. */
const asText = (value: string): string => (FORMULA.test(value) ? `'${value}` : value)

/** Removes the apostrophe that `csvFile` added to a cell. */
export const textOfCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell

/** Numbers come from our own code, so negative ones need no escape. */
const cellOf = (value: string | number): string =>
  typeof value === 'number' ? String(value) : `"${asText(value).replaceAll('"', '""')}"`

/** Formats rows, for tables that are written in chunks. */
export const csvLines = (lines: readonly (readonly (string | number)[])[]): string =>
  lines.map((cells) => `${cells.map(cellOf).join(SEPARATOR)}\r\n`).join('')

/** Formats a table for spreadsheets, safe against formula injection from user input. The first row is the header. */
export const csvFile = (lines: readonly (readonly (string | number)[])[]): string =>
  BYTE_ORDER_MARK + csvLines(lines)
