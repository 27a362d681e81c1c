import { TagsInput } from '@mantine/core'
import type { FieldProps } from '../fields/Field'
import { Frame, wrapperProps } from '../library/Frame'
import { optionList } from '../library/option-list'
import { useFloating } from '../library/use-floating'
import { useLabels } from '../theme/labels-context'

export type TagsFieldProps = FieldProps & {
  value: readonly string[]
  onChange: (value: string[]) => void
  /** Suggested tags; any other tag is allowed, too. */
  suggestions?: readonly string[]
  /** Maximum number of tags. */
  max?: number
  placeholder?: string
  id?: string
  disabled?: boolean
  readOnly?: boolean
  required?: boolean
  onFocus?: () => void
  onBlur?: () => void
}

/** Free-form tags: Enter or a comma adds one, Backspace removes the last. Duplicates are ignored. */
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
        // Text without Enter is added on blur, so that moving to the next field or the submit button doesn't lose it.
        acceptValueOnBlur
        data-takes-on-blur=""
        clearable
        clearButtonProps={{ 'aria-label': clear }}
        {...optionList}
        comboboxProps={floating}
        onDropdownOpen={onOpen}
        onDropdownClose={onClose}
      />
    </Frame>
  )
}
