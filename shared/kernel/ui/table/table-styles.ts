import styled from 'styled-components'
import { media, queries } from '../theme/media'

export const Frame = styled.div`
  overflow-x: auto;
  border: 1px solid var(--mw-line);
  border-radius: var(--mw-r-16);
  background: var(--mw-card);
  ${media.belowMedium} {
    overflow: visible;
    border: 0;
    background: none;
  }
`

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 28px;
  margin: 0 -6px;
  padding: 0 6px;
  border: 0;
  border-radius: 8px;
  background: none;
  color: inherit;
  font-weight: 800;
  ${media.hover} { &:hover { background: var(--mw-sunken); color: var(--mw-text); } }
  &[data-on='true'] { color: var(--mw-text); }
  svg.tabler-icon { width: 16px; height: 16px; }
  &:not([data-on='true']) svg.tabler-icon:last-child { opacity: 0.5; }
`

// Restores the roles that CSS removes in the card layout.
export const Head = styled.thead.attrs({ role: 'rowgroup' })``
export const Body = styled.tbody.attrs({ role: 'rowgroup' })``
export const Line = styled.tr.attrs({ role: 'row' })``
export const HeaderCell = styled.th.attrs({ role: 'columnheader', scope: 'col' })``
export const Cell = styled.td.attrs({ role: 'cell' })``

export const Table = styled.table.attrs({ role: 'table' })`
  width: 100%;
  border-spacing: 0;
  border-collapse: separate;
  font-size: var(--mw-fs-13);
  line-height: 1.35;
  &[data-loading='true'] tbody { opacity: 0.55; }
  th {
    padding: 8px;
    border-bottom: 1px solid var(--mw-line);
    color: var(--mw-muted);
    font-weight: 800;
    text-align: left;
    white-space: nowrap;
  }
  th svg.tabler-icon { width: 18px; height: 18px; display: inline-block; vertical-align: -4px; }
  td {
    height: 44px;
    padding: 4px 8px;
    border-bottom: 1px solid var(--mw-line);
    vertical-align: middle;
  }
  tr:last-child td { border-bottom: 0; }
  @media ${queries.hover} and ${queries.medium} { tbody tr:hover td { background: var(--mw-sunken); } }
  tr[data-tone='attention'] td { background: color-mix(in srgb, var(--mw-spark-soft) 45%, var(--mw-card)); }
  tr:last-child td:first-child { border-bottom-left-radius: 15px; }
  tr:last-child td:last-child { border-bottom-right-radius: 15px; }
  th:first-child, td:first-child { padding-left: 14px; }
  th:last-child, td:last-child { padding-right: 14px; }
  [data-align='center'] { text-align: center; }
  [data-align='end'] { text-align: right; }
  td[data-card='actions'] { white-space: nowrap; text-align: right; }

  ${media.belowMedium} {
    &, tbody { display: block; font-size: var(--mw-fs-14); }
    /* Each value has its column's name as a label; the list above replaces the sortable headers. */
    thead { display: none; }
    tbody tr {
      position: relative;
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 2px var(--mw-4);
      margin-bottom: var(--mw-3);
      padding: var(--mw-3) var(--mw-4);
      border: 1px solid var(--mw-line);
      border-radius: var(--mw-r-16);
      background: var(--mw-card);
    }
    tbody tr[data-tone='attention'] { background: color-mix(in srgb, var(--mw-spark-soft) 45%, var(--mw-card)); }
    tbody tr td, tbody tr td:first-child, tbody tr td:last-child, tbody tr[data-tone] td {
      display: inline-flex;
      align-items: center;
      gap: 6px;
      width: auto;
      min-height: 32px;
      height: auto;
      padding: 0;
      border: 0;
      border-radius: 0;
      background: none;
      text-align: left;
    }
    td::before { content: attr(data-name); color: var(--mw-muted); }
    td:not([data-name])::before { content: none; }
    tbody tr td[data-card='title'] { order: -1; flex: 1 0 100%; display: block; min-width: 0; padding-block: 2px; font-size: var(--mw-fs-16); overflow-wrap: anywhere; }
    td[data-card='title']::before, td[data-card='actions']::before { content: none; }
    /* Lines leave space for the actions next to the last one. */
    td[data-card='line'] { flex: 1 1 64%; display: flex; flex-wrap: wrap; }
    td[data-card='actions'] { gap: 0; margin: 0 -12px -6px auto; }
    /* "data-no-value" marks the placeholder of an empty cell; cards omit these cells. */
    tbody tr td[data-card='hidden'], tbody tr td:has(> [data-no-value]) { display: none; }
  }
`
