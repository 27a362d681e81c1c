import { queries, useMediaQuery } from '@mowka/kernel/ui'
import { focusPrimary } from '@mowka/web/trainer'
import { type RefObject, useEffect } from 'react'

/** The bar that covers the end of the page on phones. */
const BAR = '[data-trainer-bar]'

/**
 * Focuses the primary button after a check, for Enter and screen readers. If the result doesn't fit below the answer,
 * scrolls until question, answer and result start under the top bar.
 */
export function useViewOfResult(
  hasResult: boolean,
  question: RefObject<HTMLElement | null>,
  result: RefObject<HTMLElement | null>,
): void {
  const isStill = useMediaQuery(queries.reducedMotion)
  useEffect(() => {
    if (!hasResult) return
    focusPrimary()
    const bar = document.querySelector(BAR)?.getBoundingClientRect()
    const end = bar ? bar.top : window.innerHeight
    if ((result.current?.getBoundingClientRect().bottom ?? 0) <= end) return
    question.current?.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' })
  }, [hasResult, question, result, isStill])
}
