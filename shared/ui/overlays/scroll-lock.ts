let locks = 0
let before = { overflow: '', padding: '' }

/** Stops the page behind from scrolling; the width of its scroll bar is kept, so nothing jumps. */
export function lockScroll(): () => void {
  const { documentElement: root, body } = document
  if (locks++ === 0) {
    before = { overflow: root.style.overflow, padding: body.style.paddingRight }
    const bar = window.innerWidth - root.clientWidth
    root.style.overflow = 'hidden'
    if (bar > 0) body.style.paddingRight = `${bar}px`
  }
  return () => {
    if (--locks > 0) return
    root.style.overflow = before.overflow
    body.style.paddingRight = before.padding
  }
}
