/**
 * Forms: fields by name, validation errors, submission, unsaved changes. Larger inputs are in `forms/inputs` and
 * `forms/dates`.
 */
export { CheckboxInput, ChipsInput, SwitchInput } from './choice-inputs'
export { DraftForm } from './DraftForm'
export { type Draft, readDraft, storeDraft } from './drafts'
export { Form, type FormProps } from './Form'
export { FormActions } from './FormActions'
export { notifyUnlessFieldErrors } from './refused-fields'
export { SelectInput } from './SelectInput'
export { TextAreaInput } from './TextAreaInput'
export { EmailInput, TextInput } from './TextInput'
export { type FormFieldProps, useFormField } from './use-form-field'
export { useFormReset, useFormValues, useInitialValues, useInvalidFields } from './use-form-values'
export { useGuardedClose } from './use-guarded-close'
export { type SavedForm, useSaveForm } from './use-save-form'
