/**
 * Forms: fields by name, validation errors, submission, unsaved changes. Larger inputs are in `forms/inputs` and
 * `forms/dates`.
 */
export { CheckboxInput, ChipsInput, SwitchInput, SelectInput } from './choice-inputs'
export { DraftForm } from './DraftForm'
export { type Draft, readDraft, storeDraft } from './drafts'
export { Form, type FormProps } from './Form'
export { FormActions } from './FormActions'
export { notifyUnlessFieldErrors } from './refused-fields'
export { TextAreaInput, EmailInput, TextInput } from './text-inputs'
export { type FormFieldProps, useFormField } from './use-form-field'
export { useFormReset, useFormValues, useInitialValues, useInvalidFields, type SavedForm, useSaveForm } from './form-state'
export { useGuardedClose } from './unsaved-input'
