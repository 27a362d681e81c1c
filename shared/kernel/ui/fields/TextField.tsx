import { useMergedRef } from '@mantine/hooks'
import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useRef,
} from 'react'
import styled from 'styled-components'
import { IconSearch, IconX } from '../icons'
import { useLabels } from '../theme/contexts'
import { media } from '../theme/media'
import { controlStyle, Field, type FieldProps, type FieldSize } from './Field'

const Input = styled.input<{ $size?: FieldSize; $icon?: boolean; $end?: boolean }>`
  ${controlStyle}
  &[type='search']::-webkit-search-cancel-button { display: none; }
`
const Wrap = styled.div`
  position: relative;
  > svg.tabler-icon {
    position: absolute;
    top: 50%;
    left: 12px;
    width: 22px;
    height: 22px;
    margin-top: -11px;
    color: var(--mw-muted);
    pointer-events: none;
  }
`
const End = styled.div`
  position: absolute;
  top: 0;
  right: 2px;
  bottom: 0;
  display: flex;
  align-items: center;
`

export type TextFieldProps = FieldProps & {
  value: string
  /** Called with the text, not the event. */
  onChange: (value: string) => void
  size?: FieldSize
  /** A decorative icon on the left. */
  leftIcon?: ReactNode
  /** A small control inside the field, on the right. */
  rightSlot?: ReactNode
  ref?: Ref<HTMLInputElement>
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'size'>

/** Single-line text with label, help text and error. Any `type` of text input (email, tel, number, date…). */
export function TextField({
  label,
  hideLabel,
  note,
  error,
  id,
  value,
  onChange,
  size,
  leftIcon,
  rightSlot,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} hideLabel={hideLabel} note={note} error={error} id={id}>
      {(control) => (
        <Wrap>
          {leftIcon}
          <Input
            {...rest}
            {...control}
            type={type}
            value={value}
            $size={size}
            $icon={leftIcon !== undefined}
            $end={rightSlot !== undefined}
            onChange={(event) => onChange(event.target.value)}
          />
          {rightSlot !== undefined && <End>{rightSlot}</End>}
        </Wrap>
      )}
    </Field>
  )
}

const Clear = styled.button`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  padding: 0;
  border: 0;
  border-radius: var(--mw-r-8);
  background: none;
  color: var(--mw-muted);
  ${media.hover} { &:hover { background: var(--mw-sunken); color: var(--mw-text); } }
`

/** A search field: a magnifier on the left, and a clear button on the right once there is text. */
export function SearchField({ ref, ...props }: Omit<TextFieldProps, 'leftIcon' | 'rightSlot' | 'type'>) {
  const labels = useLabels()
  const input = useRef<HTMLInputElement | null>(null)
  return (
    <TextField
      {...props}
      ref={useMergedRef(input, ref)}
      type="search"
      leftIcon={<IconSearch aria-hidden />}
      rightSlot={
        props.value === '' ? undefined : (
          <Clear
            type="button"
            aria-label={labels.clear}
            onClick={() => {
              props.onChange('')
              input.current?.focus()
            }}
          >
            <IconX aria-hidden size={18} />
          </Clear>
        )
      }
    />
  )
}

const Area = styled.textarea<{ $size?: FieldSize }>`
  ${controlStyle}
  display: block;
  resize: vertical;
  line-height: 1.45;
  field-sizing: content;
`

export type TextAreaProps = FieldProps & {
  value: string
  onChange: (value: string) => void
  size?: FieldSize
  ref?: Ref<HTMLTextAreaElement>
} & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange'>

/**
 * Multi-line text; `rows` (default 3) is the minimum height, and it grows with the text in browsers that support
 * this.
 */
export function TextArea({
  label,
  hideLabel,
  note,
  error,
  id,
  value,
  onChange,
  size,
  rows = 3,
  ...rest
}: TextAreaProps) {
  return (
    <Field label={label} hideLabel={hideLabel} note={note} error={error} id={id}>
      {(control) => (
        <Area
          {...rest}
          {...control}
          rows={rows}
          value={value}
          $size={size}
          style={{ minHeight: `${rows * 1.45 + 1.4}em` }}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
