import type { Ref, TextareaHTMLAttributes } from 'react'
import styled from 'styled-components'
import { controlStyle, Field, type FieldProps, type FieldSize } from './Field'

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
