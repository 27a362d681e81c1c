import { confirm } from '@mowka/kernel/platform'
import { useRef } from 'react'
import { useLeaveQuestion } from './use-leave-question'

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
