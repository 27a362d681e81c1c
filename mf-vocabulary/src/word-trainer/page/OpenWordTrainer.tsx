import { RemoteWidget } from '@mowka/kernel/platform'
import { VisuallyHidden } from '@mowka/kernel/ui'
import { useTrainerAudio } from '@mowka/web/trainer'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import type { WordSource } from '../session/trainer-ports'
import { isNoAccess } from './no-access'
import { PageFrame } from './PageFrame'
import { useWordTrainer } from './use-word-trainer'
import { type TrainerPlace, WordTrainer } from './WordTrainer'

/**
 * The trainer for a word source. Redirects back when there is nothing to learn (V-WTRN-07, V-RW-16). If access is
 * missing or ends during a session, it shows how to get it, and the trainer resumes afterwards.
 */
export const OpenWordTrainer = observer(function OpenWordTrainer({
  source,
  about,
  place,
  courseId,
}: {
  source: WordSource
  about: string
  place: TrainerPlace
  courseId?: string
}) {
  const store = useWordTrainer(source, about)
  useTrainerAudio()
  useEffect(() => {
    void store.open()
    return store.close
  }, [store])
  if (store.phase === 'empty') return <Navigate to={place.backTo} replace />
  if (isNoAccess(store.error))
    return (
      <PageFrame place={place}>
        <VisuallyHidden as="h1">{place.name}</VisuallyHidden>
        <RemoteWidget name="learning/NoAccess" courseId={courseId} onTrialStarted={store.resume} />
      </PageFrame>
    )
  return <WordTrainer store={store} place={place} />
})
