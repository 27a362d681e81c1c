/** Larger form fields, based on Mantine with its own styles. Loaded on demand. */
import './inputs/styles'

export { FileField, type FileFieldProps } from './inputs/FileField'
export { MultiSelect, type MultiSelectProps } from './inputs/MultiSelect'
export { NumberField, type NumberFieldProps } from './inputs/NumberField'
export { SuggestField, type SuggestFieldProps } from './inputs/SuggestField'
export { TagsField, type TagsFieldProps } from './inputs/TagsField'
