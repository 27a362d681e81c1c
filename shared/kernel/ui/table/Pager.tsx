import styled from 'styled-components'
import { Select } from '../fields/Select'
import { IconChevronLeft, IconChevronRight } from '../icons'
import { useLabels } from '../theme/contexts'
import { media } from '../theme/media'

/** Page numbers of a pager: the first, the last, the current and its neighbours; `null` is a gap. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const shown = new Set(
    [1, last, current - 1, current, current + 1].filter((page) => page >= 1 && page <= last),
  )
  if (current <= 2) shown.add(Math.min(3, last))
  if (current >= last - 1) shown.add(Math.max(1, last - 2))
  const sorted = [...shown].sort((a, b) => a - b)
  return sorted.flatMap((page, index) => {
    const before = sorted[index - 1]
    if (before === undefined || page - before === 1) return [page]
    return page - before === 2 ? [page - 1, page] : [null, page]
  })
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--mw-3);
  margin-top: var(--mw-4);
  font-size: var(--mw-fs-14);
`
const PerPage = styled.div`
  display: inline-flex;
  align-items: center;
  gap: var(--mw-4);
  color: var(--mw-muted);
  > div {
    display: inline-flex;
    grid-template-columns: none;
    align-items: center;
    gap: 10px;
    color: var(--mw-text);
  }
  select { width: 92px; }
`
const Pages = styled.nav`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  max-width: 100%;
  button {
    display: grid;
    place-items: center;
    min-width: 40px;
    min-height: 40px;
    padding: 0 6px;
    border: 0;
    border-radius: 10px;
    background: none;
    color: var(--mw-text);
    font-weight: 700;
  }
  ${media.hover} { button:hover:not([aria-current], :disabled) { background: var(--mw-sunken); } }
  button[aria-current] { background: var(--mw-text); color: var(--mw-card); }
  button:disabled { color: var(--mw-disabled); cursor: not-allowed; }
  ${media.belowMedium} {
    button { min-width: 44px; min-height: 44px; }
  }
  ${media.phone} { gap: 0; }
`

export type Paging = {
  /** Starts at 1. */
  page: number
  pageSize: number
  /** Total number of rows. */
  total: number
  pageSizes?: readonly number[]
  onPage: (page: number) => void
  onPageSize?: (pageSize: number) => void
}

/** Page numbers and sizes below a table or a list. */
export function Pager({ page, pageSize, total, pageSizes, onPage, onPageSize }: Paging) {
  const { table: labels } = useLabels()
  const last = Math.max(1, Math.ceil(total / pageSize))
  return (
    <Foot>
      <PerPage>
        {onPageSize && pageSizes && pageSizes.length > 1 && (
          <Select
            label={labels.perPage}
            size="sm"
            options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
            value={String(pageSize)}
            onChange={(size) => onPageSize(Number(size))}
          />
        )}
        <span>
          {labels.range(total === 0 ? 0 : (page - 1) * pageSize + 1, Math.min(total, page * pageSize), total)}
        </span>
      </PerPage>
      {last > 1 && (
        <Pages aria-label={labels.pages}>
          <button
            type="button"
            aria-label={labels.previous}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            <IconChevronLeft aria-hidden size={20} />
          </button>
          {pageNumbers(page, last).map((number, index, all) =>
            number === null ? (
              <span key={`after ${all[index - 1]}`} aria-hidden>
                …
              </span>
            ) : (
              <button
                key={number}
                type="button"
                aria-label={labels.page(number)}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onPage(number)}
              >
                {number}
              </button>
            ),
          )}
          <button
            type="button"
            aria-label={labels.next}
            disabled={page >= last}
            onClick={() => onPage(page + 1)}
          >
            <IconChevronRight aria-hidden size={20} />
          </button>
        </Pages>
      )}
    </Foot>
  )
}
