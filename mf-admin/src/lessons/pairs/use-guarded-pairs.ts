import { confirm, keepUnsaved } from '@mowka/kernel/platform'
import { useLeaveQuestion } from '@mowka/web/forms'
import { useEffect, useEffectEvent } from 'react'

/** Returns the handler that closes the dialog; it and leaving the page ask before pairs are lost. */
export function useGuardedPairs(isFilled: boolean, onClose: () => void): () => void {
  const question = useLeaveQuestion()
  const ask = useEffectEvent(() => question())
  useEffect(() => (isFilled ? keepUnsaved(() => ask()) : undefined), [isFilled])
  const close = async () => {
    if (!isFilled || (await confirm(question()))) onClose()
  }
  return () => void close()
}
