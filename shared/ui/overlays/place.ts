export type Side = 'bottom' | 'top'
export type Align = 'start' | 'center' | 'end'
type Rect = { left: number; top: number; right: number; bottom: number }
type Size = { width: number; height: number }

/** Least distance in px from the edges of the window. */
const EDGE = 8

/**
 * Where a floating thing goes (px from the window's top left): beside its anchor on the wished side, on the other
 * one when it does not fit there and fits better, and always inside the window.
 */
export function place(
  anchor: Rect,
  floating: Size,
  viewport: Size,
  { side, align, gap }: { side: Side; align: Align; gap: number },
): { left: number; top: number; side: Side } {
  const below = viewport.height - anchor.bottom - gap - EDGE
  const above = anchor.top - gap - EDGE
  const wished = side === 'bottom' ? below : above
  const other = side === 'bottom' ? above : below
  const flip = floating.height > wished && other > wished
  const at: Side = flip ? (side === 'bottom' ? 'top' : 'bottom') : side
  const top = at === 'bottom' ? anchor.bottom + gap : anchor.top - gap - floating.height
  const left =
    align === 'start'
      ? anchor.left
      : align === 'end'
        ? anchor.right - floating.width
        : (anchor.left + anchor.right - floating.width) / 2
  const clamp = (value: number, size: number, room: number) =>
    Math.max(EDGE, Math.min(value, room - size - EDGE))
  return {
    left: Math.round(clamp(left, floating.width, viewport.width)),
    top: Math.round(clamp(top, floating.height, viewport.height)),
    side: at,
  }
}
