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
 * A trainer over a source of words. With nothing to learn it leads back (V-WTRN-07, V-RW-16); access may be missing
 * from the start or end in the middle: then the way to get it is shown, and the trainer goes on where it was.
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
