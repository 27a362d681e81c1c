import { media, tokens, useSnackbarsAbove } from '@mowka/kernel/ui'
import { keepFocus, useFieldInView, useKeyboardInset } from '@mowka/web/trainer'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import styled, { css, keyframes } from 'styled-components'

const rise = keyframes`from { transform: translateY(24px); opacity: 0; }`
const asSheet = css`
  border-top: 0;
  border-radius: ${tokens.r24} ${tokens.r24} 0 0;
  box-shadow: 0 -1px 0 ${tokens.line}, 0 -16px 40px -20px rgb(11 37 69 / 0.3);
  @media (prefers-reduced-motion: no-preference) { animation: ${rise} ${tokens.slow} ${tokens.ease}; }
`
const Bar = styled.footer<{ $sheet: boolean; $above: number }>`
  position: fixed;
  inset: auto 0 ${({ $above }) => $above}px;
  z-index: 30;
  max-height: 70dvh;
  overflow-y: auto;
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid ${tokens.line};
  background: ${tokens.float};
  ${({ $sheet }) => $sheet && asSheet}
`
const Inside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 240px;
  align-items: end;
  gap: ${tokens.s6};
  width: min(100% - 2 * ${tokens.gutter}, ${tokens.trainerWidth});
  margin-inline: auto;
  padding-block: 20px;
  ${media.belowMedium} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.s2};
    padding-block: ${tokens.s3};
    button[data-trainer-primary] { min-height: 52px; font-size: ${tokens.fs18}; }
  }
`
const Note = styled.div`
  display: flex;
  align-items: center;
  align-self: center;
  gap: ${tokens.s2};
  min-height: 44px;
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  font-weight: 600;
  line-height: 1.4;
  b { color: ${tokens.text}; }
  svg { flex: none; width: 20px; height: 20px; }
  ${media.belowMedium} { justify-content: center; min-height: 0; text-align: center; text-wrap: balance; }
`

/**
 * The bottom bar: a note and the primary button, which is always in the same position. With a result it expands into
 * the feedback sheet (V-WTRN-04). It isn't a dialog: question and answer stay visible above it. `onHeight` reports
 * its height in px.
 */
export function Dock({
  note,
  feedback,
  primary,
  onHeight,
}: {
  note: ReactNode
  feedback: ReactNode
  primary: ReactNode
  onHeight: (height: number) => void
}) {
  const bar = useRef<HTMLElement>(null)
  const above = useKeyboardInset()
  useSnackbarsAbove(bar)
  useFieldInView(bar)
  const [report] = useState(() => onHeight)
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    const measure = () => report(element.offsetHeight)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [report])
  return (
    <Bar ref={bar} $sheet={feedback !== null} $above={above} data-trainer-bar onMouseDown={keepFocus}>
      <Inside>
        <div role="status">{feedback ?? <Note>{note}</Note>}</div>
        {primary}
      </Inside>
    </Bar>
  )
}
