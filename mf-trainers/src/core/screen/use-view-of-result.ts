import { focusPrimary } from '@mowka/shared/trainer'
import { queries, useMediaQuery } from '@mowka/shared/ui'
import { type RefObject, useEffect } from 'react'

/** What lies over the end of the page on phones. */
const BAR = '[data-trainer-bar]'

/**
 * After a check the focus goes to the big button, where Enter and screen readers go on. If the result does not fit
 * below the answer, the page scrolls so that question, answer and result begin under the top bar.
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
