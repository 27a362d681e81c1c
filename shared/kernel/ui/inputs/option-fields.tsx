import { Autocomplete, MultiSelect as Control, type OptionsFilter, TagsInput } from '@mantine/core'
import { searchForm } from '@mowka/domain/text/search-form'
import type { ReactNode, Ref } from 'react'
import type { FieldProps } from '../fields/Field'
import type { SelectOption } from '../fields/Select'
import { Frame, wrapperProps } from '../library/Frame'
import { useFloating } from '../library/use-floating'
import { useLabels } from '../theme/contexts'
import { useInputLabels } from './input-labels'

/**
 * Makes a list of options scroll by itself. The listbox of a combobox needs no focus of its own; a scroll area around
 * it would.
 */
const optionList = {
  withScrollArea: false,
  styles: { options: { maxHeight: 220, overflowY: 'auto' } },
} as const

export type MultiSelectProps<Value extends string> = FieldProps & {
  options: readonly SelectOption<Value>[]
  /** Selected values, in the order of the options. */
  value: readonly Value[]
  onChange: (value: Value[]) => void
  /** Maximum number of selected values. */
  max?: number
  placeholder?: string
  id?: string
  disabled?: boolean
  readOnly?: boolean
  required?: boolean
  onFocus?: () => void
  onBlur?: () => void
}

/** Matches options that contain the typed text, ignoring case and diacritics. */
const matching: OptionsFilter = ({ options, search, limit }) => {
  const sought = searchForm(search.trim())
  return options
    .filter((option) => !('label' in option) || searchForm(option.label).includes(sought))
    .slice(0, limit)
}

/** Multiple choice from a list that is too long for chips, filtered by typing. */
export function MultiSelect<Value extends string>({
  label,
  hideLabel,
  note,
  error,
  options,
  value,
  onChange,
  max,
  required,
  ...rest
}: MultiSelectProps<Value>) {
  const { clear } = useLabels()
  const labels = useInputLabels()
  const { floating, onOpen, onClose } = useFloating()
  return (
    <Frame>
      <Control
        {...rest}
        {...wrapperProps({ label, hideLabel, note, error })}
        data={options.map((option) => ({ ...option }))}
        value={[...value]}
        onChange={(chosen) =>
          onChange(options.map((each) => each.value).filter((each) => chosen.includes(each)))
        }
        maxValues={max}
        aria-required={required}
        searchable
        filter={matching}
        clearable
        hidePickedOptions
        nothingFoundMessage={labels.nothingFound}
        clearButtonProps={{ 'aria-label': clear }}
        {...optionList}
        comboboxProps={floating}
        onDropdownOpen={onOpen}
        onDropdownClose={onClose}
      />
    </Frame>
  )
}

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
