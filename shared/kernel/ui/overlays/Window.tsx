import { FocusTrap, Portal, RemoveScroll } from '@mantine/core'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { IconButton } from '../actions/IconButton'
import { IconX } from '../icons'
import { VisuallyHidden } from '../layout/Text'
import { useLabels } from '../theme/contexts'
import { Library } from '../theme/Library'
import { media } from '../theme/media'
import { type ModalProps, type Shape, widths } from './Dialog'
import { focusFirst } from './give-back'
import { DialogContext } from './layers'

const fade = keyframes`from { opacity: 0; }`
const rise = keyframes`from { opacity: 0; transform: translateY(24px); }`

const Scrim = styled.div<{ $shape: Shape }>`
  position: fixed;
  inset: 0;
  z-index: 100;
  display: grid;
  /* Long words break instead of widening the window beyond the screen. */
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-items: ${({ $shape }) => ($shape === 'sheet' ? 'end' : 'center')};
  padding: ${({ $shape }) => ($shape === 'sheet' ? '56px 0 0' : $shape === 'full' ? 0 : '16px')};
  background: var(--mw-scrim);
  animation: ${fade} var(--mw-base) var(--mw-ease);
  ${({ $shape }) => $shape === 'responsive' && `${media.belowMedium} { align-items: end; padding: 56px 0 0; }`}
`
const sheet = css`
  width: 100%;
  max-width: 640px;
  max-height: 100%;
  border-radius: var(--mw-r-24) var(--mw-r-24) 0 0;
  padding-bottom: env(safe-area-inset-bottom);
  &::before {
    content: '';
    flex: none;
    width: 44px;
    height: 5px;
    margin: 10px auto 0;
    border-radius: 3px;
    background: var(--mw-line-strong);
  }
`
// Content has its own column, because lines as wide as the screen are hard to read.
const full = css`
  height: 100dvh;
  max-width: none;
  max-height: none;
  border-radius: 0;
  padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
  ${media.medium} { && > * { padding-inline: max(var(--mw-6), calc((100% - ${widths.lg}px) / 2)); } }
`
const Panel = styled.div<{ $shape: Shape; $size: keyof typeof widths | 'full' }>`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: ${({ $size }) => ($size === 'full' ? widths.lg : widths[$size])}px;
  max-height: calc(100dvh - 32px);
  min-height: 0;
  border-radius: var(--mw-r-24);
  background: var(--mw-float);
  box-shadow: var(--mw-lift-2);
  color: var(--mw-text);
  font-size: var(--mw-fs-16);
  animation: ${rise} var(--mw-slow) var(--mw-ease);
  /* Focused programmatically without any key action: a focus ring would suggest a control. */
  &:focus-visible { outline: none; }
  ${({ $shape }) => $shape === 'sheet' && sheet}
  ${({ $shape }) => $shape === 'full' && full}
  ${({ $shape }) =>
    $shape === 'responsive' &&
    css`
      ${media.belowMedium} { ${sheet} }
    `}
`
const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--mw-3);
  padding: var(--mw-6) var(--mw-6) 0;
  > h2 { min-width: 0; padding-top: 2px; }
  > button { margin: -8px -10px 0 0; }
  ${media.belowMedium} { padding: var(--mw-5) var(--mw-5) 0; }
`
const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: var(--mw-2) var(--mw-6) var(--mw-6);
  overflow-y: auto;
  overscroll-behavior: contain;
  &:focus-visible { outline-offset: -3px; border-radius: var(--mw-r-12); }
  ${media.belowMedium} { padding: var(--mw-2) var(--mw-5) var(--mw-5); }
`
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--mw-3);
  padding: 0 var(--mw-6) var(--mw-6);
  ${media.belowMedium} { padding: 0 var(--mw-5) var(--mw-5); }
  /* In one row if their labels fit, else below each other. */
  ${media.phone} { > * { flex: 1 1 auto; } }
`

/** The window itself. A separate component, because it renders one step later than its parent. */
function Panelled({
  onClose,
  title,
  hideTitle,
  children,
  actions,
  role = 'dialog',
  size = 'sm',
  closable = true,
  initialFocus,
  shape,
}: ModalProps) {
  const labels = useLabels()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<HTMLElement | null>(null)

  const start = useEffectEvent(() => {
    if (!panel.current) return
    const first = panel.current.querySelector<HTMLElement>(
      role === 'alertdialog'
        ? '[data-foot] :is(button, a)'
        : '[data-body] :is(input, select, textarea):not(:disabled)',
    )
    focusFirst(panel.current, initialFocus?.current, first ?? panel.current)
  })
  useLayoutEffect(() => {
    setRoot(panel.current)
    start()
  }, [])
  // Repeated after the content's effects, because the focus trap must start from an element that the content focused
  // itself.
  useEffect(() => start(), [])

  return (
    <FocusTrap>
      <Scrim
        $shape={shape}
        onMouseDown={(event) => {
          if (event.target !== event.currentTarget) return
          // The click itself would move focus away from the element to which it returns.
          event.preventDefault()
          if (role === 'dialog' && closable) onClose()
        }}
      >
        <Panel
          ref={panel}
          role={role}
          aria-modal="true"
          aria-labelledby={`${id}-title`}
          aria-describedby={role === 'alertdialog' && children !== undefined ? `${id}-body` : undefined}
          tabIndex={-1}
          $shape={shape}
          $size={size}
        >
          <Head>
            {hideTitle ? (
              <VisuallyHidden as="h2" id={`${id}-title`}>
                {title}
              </VisuallyHidden>
            ) : (
              <h2 id={`${id}-title`}>{title}</h2>
            )}
            {role === 'dialog' && closable && (
              <IconButton aria-label={labels.close} onClick={onClose}>
                <IconX aria-hidden />
              </IconButton>
            )}
          </Head>
          <DialogContext value={root}>
            <Body id={`${id}-body`} data-body>
              {children}
            </Body>
            {actions !== undefined && <Foot data-foot>{actions}</Foot>}
          </DialogContext>
        </Panel>
      </Scrim>
    </FocusTrap>
  )
}

/** A modal window with a focus trap. */
export function Window(props: ModalProps) {
  return (
    <Library>
      <Portal>
        <RemoveScroll>
          <Panelled {...props} />
        </RemoveScroll>
      </Portal>
    </Library>
  )
}
