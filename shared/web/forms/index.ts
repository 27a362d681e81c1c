/**
 * Forms: fields by name, validation errors, submission, unsaved changes. Larger inputs are in `forms/inputs` and
 * `forms/dates`.
 */
export {
  CheckboxInput,
  ChipsInput,
  EmailInput,
  SelectInput,
  SwitchInput,
  TextAreaInput,
  TextInput,
} from './basic-inputs'
export { DraftForm } from './DraftForm'
export { type Draft, readDraft, storeDraft } from './drafts'
export { Form, type FormProps } from './Form'
export { FormActions } from './FormActions'
export {
  type SavedForm,
  useFormReset,
  useFormValues,
  useInitialValues,
  useInvalidFields,
  useSaveForm,
} from './form-state'
export { notifyUnlessFieldErrors } from './refused-fields'
export { type FormFieldProps, useFormField } from './use-form-field'
export { useGuardedClose, useLeaveQuestion } from './use-guarded-close'
