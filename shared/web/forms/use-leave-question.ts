import type { Confirmation } from '@mowka/kernel/platform'
import { useFormTexts } from './form-texts'

/** The question before unsaved changes are left behind, in the reader's language. */
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
