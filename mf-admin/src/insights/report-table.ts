import { formatMoney } from '@mowka/domain/shop/money'
import { csvFile } from '@mowka/domain/text/csv'

/** A number of a table by its unit; money in grosz. `null` is unknown. */
export type Figure = { value: number | null; unit: 'count' | 'percent' | 'money' }

/** A cell: text with the language of its content, or a number. */
export type Cell = Figure | { text: string; lang?: string | undefined }

/** The numbers of a report. The first cell of a row names it. */
export type ReportTable = { columns: readonly string[]; rows: readonly (readonly Cell[])[] }

export const count = (value: number | null): Figure => ({ value, unit: 'count' })
export const money = (value: number): Figure => ({ value, unit: 'money' })
export const label = (text: string, lang?: string): Cell => ({ text, lang })

/** Returns a share in whole percent; `null` of nothing or unknown. */
export const percentOf = (part: number | null, whole: number): number | null =>
  part === null || whole === 0 ? null : Math.round((part / whole) * 100)

export const percent = (part: number | null, whole: number): Figure => ({
  value: percentOf(part, whole),
  unit: 'percent',
})

const NONE = '–'

/** Formats a cell for display. */
export function cellText(cell: Cell, lang: string): string {
  if ('text' in cell) return cell.text || NONE
  const { value, unit } = cell
  if (value === null) return NONE
  if (unit === 'money') return formatMoney(value)
  return unit === 'percent' ? `${value}%` : new Intl.NumberFormat(lang).format(value)
}

/** Returns a cell for spreadsheets: numbers without units, złoty with the decimal sign of the language. */
function csvCell(cell: Cell, lang: string): string | number {
  if ('text' in cell) return cell.text
  const { value, unit } = cell
  if (value === null) return ''
  if (unit !== 'money') return value
  const amount = (value / 100).toFixed(2)
  return lang === 'pl' ? amount.replace('.', ',') : amount
}

/** Formats a table as a CSV file, with units in the header. */
export function reportCsv({ columns, rows }: ReportTable, lang: string): string {
  const units = { count: '', percent: ' (%)', money: ' (PLN)' } as const
  const [first] = rows
  const header = columns.map((column, index) => {
    const cell = first?.[index]
    return cell && 'unit' in cell ? `${column}${units[cell.unit]}` : column
  })
  return csvFile([header, ...rows.map((cells) => cells.map((cell) => csvCell(cell, lang)))])
}
