import type { ReleasesOverview } from '@mowka/contract/schemas/platform'

/** Number of audit entries and policy reports shown. */
const LINES = 10

/** Aligns columns; the last one can have any length. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? []
  return rows
    .map((row) =>
      row
        .map((cell, at) => (at === row.length - 1 ? cell : cell.padEnd(widths[at] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** `2026-11-16T10:00:00.000Z` → `2026-11-16 10:00`, in UTC like the audit. */
const moment = (iso: string) => iso.slice(0, 16).replace('T', ' ')

const detailOf = (detail: Record<string, unknown>) =>
  Object.entries(detail)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => `${key} ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join(', ')

/** Returns the output of `pnpm releases`: live and withdrawn releases, and recent events. */
export function releasesTable({ pointers, releases, audit, cspReports }: ReleasesOverview): string {
  const seenOf = (name: string, version: string | null) => {
    const seen = releases.find((each) => each.name === name && each.version === version)?.seen
    return seen && seen.people > 0 ? `${seen.failed}/${seen.people}` : '-'
  }
  const live = columns([
    ['name', 'live', 'failed/seen', 'fall-back', 'canary', 'failed/seen', 'changed (UTC)', 'by'],
    ...pointers.map((each) => [
      each.name,
      each.live,
      seenOf(each.name, each.live),
      each.fallback ?? '-',
      each.canary ? `${each.canary} ${each.canaryPercent} %` : '-',
      seenOf(each.name, each.canary),
      moment(each.updatedAt),
      each.updatedBy,
    ]),
  ])
  const withdrawn = releases
    .filter((each) => each.withdrawnAt)
    .map((each) => [each.name, each.version, moment(each.withdrawnAt ?? ''), each.withdrawnWhy ?? ''])
  const history = audit
    .slice(0, LINES)
    .map((each) => [
      moment(each.at),
      each.who,
      each.what,
      each.name,
      each.version ?? '',
      detailOf(each.detail),
    ])
  const refused = cspReports
    .slice(0, LINES)
    .map((each) => [`${each.count} ×`, each.directive, each.blocked, each.file, moment(each.lastAt)])
  const part = (title: string, rows: string[][]) => (rows.length ? `\n\n${title}\n${columns(rows)}` : '')
  return (
    (pointers.length ? live : 'Nothing is released yet') +
    part('Withdrawn', withdrawn) +
    part('Lately', history) +
    part('Refused by the content security policy', refused)
  )
}
