import { overrideOrigin } from '@mowka/domain/remote-overrides'
import { TextField } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'

/** The address of a development server. Empty is good: then the remote comes from the registry. */
export const isGoodOverride = (text: string): boolean => text.trim() === '' || overrideOrigin(text) !== null

/** Where a remote is to come from. */
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
