import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { createPortal } from 'react-dom'
import styled, { css, keyframes } from 'styled-components'
import { IconButton } from '../actions/IconButton'
import { IconX } from '../icons'
import { VisuallyHidden } from '../layout/Text'
import { useLabels } from '../theme/labels-context'
import { media } from '../theme/media'
import { trapTab } from './focusable'
import { useLayer } from './layers'
import { lockScroll } from './scroll-lock'

type Shape = 'dialog' | 'sheet' | 'responsive'

const fade = keyframes`from { opacity: 0; }`
const rise = keyframes`from { opacity: 0; transform: translateY(24px); }`

const Scrim = styled.div<{ $shape: Shape }>`
  position: fixed;
  inset: 0;
  z-index: 100;
  display: grid;
  justify-items: center;
  align-items: ${({ $shape }) => ($shape === 'sheet' ? 'end' : 'center')};
  padding: ${({ $shape }) => ($shape === 'sheet' ? '56px 0 0' : '16px')};
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
const widths = { sm: 440, md: 560, lg: 760, xl: 1040 } as const
const Panel = styled.div<{ $shape: Shape; $size: keyof typeof widths }>`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: ${({ $size }) => widths[$size]}px;
  max-height: calc(100dvh - 32px);
  min-height: 0;
  border-radius: var(--mw-r-24);
  background: var(--mw-float);
  box-shadow: var(--mw-lift-2);
  color: var(--mw-text);
  font-size: var(--mw-fs-16);
  animation: ${rise} var(--mw-slow) var(--mw-ease);
  ${({ $shape }) => $shape === 'sheet' && sheet}
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
  ${media.phone} { padding: 0 var(--mw-4) var(--mw-4); > * { flex: 1; } }
`

export type DialogProps = {
  open: boolean
  /** Escape, the scrim, the close button. */
  onClose: () => void
  title: ReactNode
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean
  children?: ReactNode
  /** Buttons, the primary one last (at the right). */
  actions?: ReactNode
  /** alertdialog for questions that cannot be taken back: no close button, the scrim does not close. */
  role?: 'dialog' | 'alertdialog'
  /** sm 440, md 560, lg 760, xl 1040 px. */
  size?: keyof typeof widths
  /** False while something must not be left (saving): only the buttons of the dialog close it. */
  closable?: boolean
  /** What gets the focus first; otherwise the first field, or the first button of an alertdialog, or the panel. */
  initialFocus?: RefObject<HTMLElement | null>
}

function firstFocus(panel: HTMLElement, alert: boolean): HTMLElement {
  return (
    panel.querySelector<HTMLElement>('[data-autofocus]') ??
    panel.querySelector<HTMLElement>(
      alert ? '[data-foot] button, [data-foot] a' : '[data-body] :is(input, select, textarea):not(:disabled)',
    ) ??
    panel
  )
}

function Modal({
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
}: Omit<DialogProps, 'open'> & { shape: Shape }) {
  const labels = useLabels()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const dismiss = () => {
    if (closable) onClose()
  }
  useLayer(true, dismiss)

  const focusFirst = useEffectEvent(() => {
    if (!panel.current || panel.current.contains(document.activeElement)) return
    const target = initialFocus?.current ?? firstFocus(panel.current, role === 'alertdialog')
    target.focus({ preventScroll: true })
  })
  useLayoutEffect(() => {
    const opener = document.activeElement
    focusFirst()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => lockScroll(), [])
  useEffect(() => {
    const root = panel.current
    if (!root) return
    const onKeyDown = (event: KeyboardEvent) => trapTab(event, root)
    root.addEventListener('keydown', onKeyDown)
    return () => root.removeEventListener('keydown', onKeyDown)
  }, [])

  return createPortal(
    <Scrim
      $shape={shape}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget && role === 'dialog') dismiss()
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
        data-overlay
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
            <IconButton aria-label={labels.close} onClick={dismiss}>
              <IconX aria-hidden />
            </IconButton>
          )}
        </Head>
        <Body id={`${id}-body`} data-body>
          {children}
        </Body>
        {actions !== undefined && <Foot data-foot>{actions}</Foot>}
      </Panel>
    </Scrim>,
    document.body,
  )
}

/** A window over the page: keeps the focus inside, gives it back when it closes. Nothing is mounted while closed. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <Modal {...rest} shape="dialog" /> : null
}

/** The same from below, at every width: menus of a trainer on phones. */
export function Sheet({ open, ...rest }: DialogProps) {
  return open ? <Modal {...rest} shape="sheet" /> : null
}

/** A dialog from 960 px, a sheet from below under that. */
export function ResponsiveDialog({ open, ...rest }: DialogProps) {
  return open ? <Modal {...rest} shape="responsive" /> : null
}
