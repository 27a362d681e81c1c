import { TagsInput } from '@mantine/core'
import type { FieldProps } from '../fields/Field'
import { Frame, wrapperProps } from '../library/Frame'
import { useFloating } from '../library/use-floating'
import { useLabels } from '../theme/labels-context'

export type TagsFieldProps = FieldProps & {
  value: readonly string[]
  onChange: (value: string[]) => void
  /** Tags that others have used; any other may be typed, too. */
  suggestions?: readonly string[]
  /** How many there may be. */
  max?: number
  placeholder?: string
  id?: string
  disabled?: boolean
  readOnly?: boolean
  required?: boolean
  onFocus?: () => void
  onBlur?: () => void
}

/** Free words: Enter or a comma ends one, Backspace takes the last one away. No word occurs twice. */
export function TagsField({
  label,
  hideLabel,
  note,
  error,
  value,
  onChange,
  suggestions = [],
  max,
  required,
  ...rest
}: TagsFieldProps) {
  const { clear } = useLabels()
  const { floating, onOpen, onClose } = useFloating()
  return (
    <Frame>
      <TagsInput
        {...rest}
        {...wrapperProps({ label, hideLabel, note, error })}
        data={[...suggestions]}
        value={[...value]}
        onChange={onChange}
        maxTags={max}
        aria-required={required}
        // What was typed without Enter is not lost on the way to the next field, nor to the button below.
        acceptValueOnBlur
        data-takes-on-blur=""
        clearable
        clearButtonProps={{ 'aria-label': clear }}
        comboboxProps={floating}
        onDropdownOpen={onOpen}
        onDropdownClose={onClose}
      />
    </Frame>
  )
}
