import { EditorField, type EditorFieldProps } from '@mowka/kernel/ui/editor'
import { type FormFieldProps, useFormField } from './use-form-field'

/** Props of the editor that the form provides. */
type Own = 'value' | 'onChange' | 'error' | 'id' | 'onFocus' | 'onBlur' | 'required' | 'label'

/** Rich text: HTML with allowed elements. */
export function EditorInput<Values = never>({
  name,
  label,
  rules,
  ...rest
}: FormFieldProps<Values, string> & Omit<EditorFieldProps, Own>) {
  const { isRequired, ...field } = useFormField<string>({ name, label, rules })
  return <EditorField {...rest} {...field} label={label} required={isRequired} />
}
