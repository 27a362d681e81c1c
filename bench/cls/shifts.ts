/** Unexpected layout shifts of a page: their sum, and the moved elements. */
export type Shifts = { sum: number; what: string[] }

type Shift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Runs in the page: sums its layout shifts from the start. */
export function watchShifts(): void {
  const shifts: Shifts = { sum: 0, what: [] }
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue
      shifts.sum += entry.value
      for (const { node, previousRect, currentRect } of entry.sources.slice(0, 2)) {
        const words = node?.textContent?.trim().slice(0, 40) ?? ''
        shifts.what.push(
          `${entry.value.toFixed(3)} ${node?.nodeName ?? '?'} "${words}" from ${Math.round(previousRect.y)} to ${Math.round(currentRect.y)} px`,
        )
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
