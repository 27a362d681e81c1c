import { confirm } from '@mowka/kernel/platform'
import { useRef } from 'react'
import { useLeaveQuestion } from './use-leave-question'

/**
 * For a form in a dialog: `close` asks before something unsaved is left behind. Give `close` to the dialog and its
 * buttons, `onDirty` to the form; once the form is saved, close for good.
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
