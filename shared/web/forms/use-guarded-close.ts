import { type Confirmation, confirm } from '@mowka/kernel/platform'
import { useRef } from 'react'
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

/**
 * For a form in a dialog: `close` asks before unsaved changes are lost. Pass `close` to the dialog and its buttons,
 * `onDirty` to the form; after saving, call `onClose` directly.
 */
export function useGuardedClose(onClose: () => void): {
  close: () => void
  onDirty: (isDirty: boolean) => void
} {
  const question = useLeaveQuestion()
  const isDirty = useRef(false)
  return {
    close: async () => {
      if (!isDirty.current || (await confirm(question()))) onClose()
    },
    onDirty: (dirty) => {
      isDirty.current = dirty
    },
  }
}
