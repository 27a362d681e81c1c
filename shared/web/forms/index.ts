/**
 * Forms: fields by name, validation errors, submission, unsaved changes. Larger inputs are in `forms/inputs` and
 * `forms/dates`.
 */
export { ChipsInput } from './ChipsInput'
export { type Draft, keepDraft, readDraft } from './drafts'
export { EmailInput } from './EmailInput'
export { Form, type FormProps } from './Form'
export { FormActions } from './FormActions'
export { sayUnlessFields } from './failure'
export { KeptForm } from './KeptForm'
export { SelectInput } from './SelectInput'
export { TextAreaInput } from './TextAreaInput'
export { TextInput } from './TextInput'
export { CheckboxInput, SwitchInput } from './ToggleInputs'
export { type FormFieldProps, useFormField } from './use-form-field'
export { useFormReset, useFormValues, useInitialValues } from './use-form-values'
export { useGuardedClose } from './use-guarded-close'
export { useInvalidFields } from './use-invalid-fields'
export { type SavedForm, useSaveForm } from './use-save-form'
