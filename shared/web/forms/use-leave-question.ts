import type { Confirmation } from '@mowka/kernel/platform'
import { useFormTexts } from './form-texts'

/** Returns the confirmation for leaving with unsaved changes, in the interface language. */
export function useLeaveQuestion(): () => Confirmation {
  const { t } = useFormTexts()
  return () => ({
    title: t('leave.title'),
    text: t('leave.text'),
    confirmLabel: t('leave.confirm'),
    cancelLabel: t('leave.cancel'),
    destructive: true,
  })
}
