import { type ReactNode, useId } from 'react'
import styled, { css } from 'styled-components'
import { IconAlertTriangle } from '../icons'
import { visuallyHidden } from '../layout/Text'
import { media } from '../theme/media'

export const labelStyle = css`
  font-size: var(--mw-fs-14);
  font-weight: 800;
`
export const errorStyle = css`
  display: flex;
  gap: 6px;
  align-items: flex-start;
  color: var(--mw-danger);
  font-size: var(--mw-fs-14);
  font-weight: 700;
  svg { width: 18px; height: 18px; margin-top: 2px; }
`
const ErrorLine = styled.span`
  ${errorStyle}
`
const Box = styled.div`
  display: grid;
  gap: 6px;
  min-width: 0;
  > label { ${labelStyle} }
  > label[data-hidden] { ${visuallyHidden} }
  > p { color: var(--mw-muted); font-size: var(--mw-fs-14); }
  > p[data-error] { ${errorStyle} }
`

/** Content of an error message: icon and text. */
export const errorWords = (words: ReactNode) => (
  <>
    <IconAlertTriangle aria-hidden />
    <span>{words}</span>
  </>
)

/** Error message below a field. The field references it with `aria-describedby`. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return <ErrorLine id={id}>{errorWords(children)}</ErrorLine>
}

export type FieldSize = 'sm' | 'md'

/** Style of an input box; `$icon` leaves space on the left. */
export const controlStyle = css<{ $size?: FieldSize; $icon?: boolean; $end?: boolean }>`
  width: 100%;
  min-height: ${({ $size }) => ($size === 'sm' ? 40 : 48)}px;
  padding: ${({ $size }) => ($size === 'sm' ? '6px 12px' : '10px 14px')};
  ${({ $icon, $size }) => $icon && `padding-left: ${$size === 'sm' ? 38 : 44}px;`}
  ${({ $end }) => $end && 'padding-right: 46px;'}
  border: 1.5px solid var(--mw-line-strong);
  border-radius: ${({ $size }) => ($size === 'sm' ? '10px' : 'var(--mw-r-12)')};
  background: var(--mw-card);
  color: var(--mw-text);
  ${({ $size }) => $size === 'sm' && 'font-size: var(--mw-fs-14);'}
  &::placeholder { color: var(--mw-muted); opacity: 1; }
  ${media.hover} { &:hover { border-color: var(--mw-text); } }
  &:focus-visible { border-color: var(--mw-focus); outline: 3px solid var(--mw-focus); outline-offset: 0; }
  &[aria-invalid='true'] { border-color: var(--mw-danger); }
  &:disabled, &:read-only:not(select) { border-color: var(--mw-line); background: var(--mw-sunken); }
  &:disabled { color: var(--mw-disabled); opacity: 1; cursor: not-allowed; }
  ${media.belowMedium} { min-height: ${({ $size }) => ($size === 'sm' ? 44 : 48)}px; font-size: var(--mw-fs-16); }
`

export type FieldProps = {
  label: ReactNode
  /** Hides the label visually. */
  hideLabel?: boolean
  /** Help text below the field. */
  note?: ReactNode
  /** Error message; also marks the control as invalid. */
  error?: ReactNode
}

export type ControlProps = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Whether there is an error to display. */
export const isWrong = (error: ReactNode): boolean =>
  error !== undefined && error !== null && error !== false && error !== ''

/** Label, help text and error around any control; the render function receives the ids that connect them. */
export function Field({
  label,
  hideLabel,
  note,
  error,
  id: ownId,
  children,
}: FieldProps & { id?: string; children: (control: ControlProps) => ReactNode }) {
  const madeId = useId()
  const id = ownId ?? madeId
  const failed = isWrong(error)
  const describedBy = [failed && `${id}-error`, isWrong(note) && `${id}-note`].filter(Boolean).join(' ')
  return (
    <Box>
      <label htmlFor={id} data-hidden={hideLabel || undefined}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': failed || undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {isWrong(note) && <p id={`${id}-note`}>{note}</p>}
      {failed && (
        <p id={`${id}-error`} data-error>
          {errorWords(error)}
        </p>
      )}
    </Box>
  )
}
