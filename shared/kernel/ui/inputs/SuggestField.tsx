import { Autocomplete } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import type { FieldProps } from '../fields/Field'
import { Frame, wrapperProps } from '../library/Frame'
import { optionList } from '../library/option-list'
import { useFloating } from '../library/use-floating'

export type SuggestFieldProps = FieldProps & {
  value: string
  onChange: (value: string) => void
  /** Suggested values; any other text is allowed, too. */
  suggestions: readonly string[]
  leftIcon?: ReactNode
  name?: string
  placeholder?: string
  id?: string
  disabled?: boolean
  readOnly?: boolean
  required?: boolean
  onFocus?: () => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/** Single-line text with suggestions, filtered by typing. */
export function SuggestField({
  label,
  hideLabel,
  note,
  error,
  suggestions,
  leftIcon,
  required,
  ...rest
}: SuggestFieldProps) {
  const { floating, onOpen, onClose } = useFloating()
  return (
    <Frame>
      <Autocomplete
        {...rest}
        {...wrapperProps({ label, hideLabel, note, error })}
        data={[...suggestions]}
        leftSection={leftIcon}
        aria-required={required}
        {...optionList}
        comboboxProps={floating}
        onDropdownOpen={onOpen}
        onDropdownClose={onClose}
      />
    </Frame>
  )
}
