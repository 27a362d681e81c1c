import { ApiError } from '@mowka/kernel/platform'
import { ErrorState } from '@mowka/kernel/ui'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { TrainerStore } from '../store/trainer-store'

/** A failed load or save: what failed, what is safe, and a retry. Retries when the network returns. */
export const Trouble = observer(function Trouble({ store }: { store: TrainerStore }) {
  const { t } = useTranslation('trainers')
  const isOffline = store.error instanceof ApiError && store.error.kind === 'network'
  const isUnsaved = store.phase === 'saveFailed'

  useEffect(() => {
    const resume = () => void store.resume()
    window.addEventListener('online', resume)
    return () => window.removeEventListener('online', resume)
  }, [store])

  return (
    <ErrorState
      title={t(isOffline ? 'trouble.offline' : isUnsaved ? 'trouble.unsaved' : 'trouble.notLoaded')}
      onRetry={() => void store.resume()}
    >
      {t(isUnsaved ? 'trouble.answerIsKept' : 'trouble.progressIsSafe')}
    </ErrorState>
  )
})
