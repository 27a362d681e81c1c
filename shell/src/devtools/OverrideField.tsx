import { overrideOrigin } from '@mowka/domain/remote-overrides'
import { TextField } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'

/** Whether a text is the address of a development server. Empty is valid and means the registry. */
export const isGoodOverride = (text: string): boolean => text.trim() === '' || overrideOrigin(text) !== null

/** Field for the source of a remote. */
export function OverrideField({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (text: string) => void
}) {
  const { t } = useTranslation('devtools')
  return (
    <TextField
      label={label}
      hideLabel
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      placeholder={t('placeholder')}
      value={value}
      onChange={onChange}
      error={isGoodOverride(value) ? undefined : t('invalid')}
    />
  )
}
