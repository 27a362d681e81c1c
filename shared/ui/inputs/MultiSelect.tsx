import { MultiSelect as Control } from '@mantine/core'
import type { FieldProps } from '../fields/Field'
import type { SelectOption } from '../fields/Select'
import { Frame, wrapperProps } from '../library/Frame'
import { useFloating } from '../library/use-floating'
import { useLabels } from '../theme/labels-context'
import { useInputLabels } from './input-labels'

export type MultiSelectProps<Value extends string> = FieldProps & {
  options: readonly SelectOption<Value>[]
  /** The chosen ones, in the order of the options. */
  value: readonly Value[]
  onChange: (value: Value[]) => void
  /** How many may be chosen. */
  max?: number
  placeholder?: string
  id?: string
  disabled?: boolean
  readOnly?: boolean
  required?: boolean
  onFocus?: () => void
  onBlur?: () => void
}

/** Several out of a list that is too long for chips; typing narrows it down. */
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
        clearable
        hidePickedOptions
        nothingFoundMessage={labels.nothingFound}
        clearButtonProps={{ 'aria-label': clear }}
        comboboxProps={floating}
        onDropdownOpen={onOpen}
        onDropdownClose={onClose}
      />
    </Frame>
  )
}
