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
