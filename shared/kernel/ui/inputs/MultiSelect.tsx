import { MultiSelect as Control, type OptionsFilter } from '@mantine/core'
import { searchForm } from '@mowka/domain/text/search-form'
import type { FieldProps } from '../fields/Field'
import type { SelectOption } from '../fields/Select'
import { Frame, wrapperProps } from '../library/Frame'
import { optionList } from '../library/option-list'
import { useFloating } from '../library/use-floating'
import { useLabels } from '../theme/labels-context'
import { useInputLabels } from './input-labels'

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
