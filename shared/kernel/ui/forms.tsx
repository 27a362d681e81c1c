/** Larger form fields, based on Mantine with its own styles. Loaded on demand. */
import './inputs/styles'

export { FileField, type FileFieldProps } from './inputs/FileField'
export { NumberField, type NumberFieldProps } from './inputs/NumberField'
export {
  MultiSelect,
  type MultiSelectProps,
  SuggestField,
  type SuggestFieldProps,
  TagsField,
  type TagsFieldProps,
} from './inputs/option-fields'
