import type { Exercise } from '@mowka/shared/contract/schemas/learning'
import { usePageTitle } from '@mowka/shared/platform'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SentenceDrawer } from '../drawer/SentenceDrawer'
import type { TrainerPorts } from '../trainer/ports'
import { Trainer } from '../trainer/Trainer'
import type { LessonHelps } from '../trainer/TrainerSide'
import { Head } from '../trainer/trainer-layout'
import type { TrainerMode } from '../trainer/trainer-mode'
import { practiceOf } from './practice'

/** The hard sentences once more, in the same trainer; then back to the end of the lesson. */
export function Practice({
  exercises,
  lessonId,
  mode,
  helps,
  otherGaps,
  checker,
  closeTo,
  onFinished,
}: {
  exercises: readonly Exercise[]
  lessonId: string
  mode: TrainerMode
  helps: LessonHelps
  otherGaps: TrainerPorts['otherGaps']
  checker: TrainerPorts['checker']
  closeTo: string
  onFinished: () => void
}) {
  const { t } = useTranslation('trainers')
  usePageTitle(t('end.practice'))
  const [store] = useState(() => practiceOf(exercises, { mode, otherGaps, checker, onFinished }))
  useEffect(() => {
    void store.start()
    return store.close
  }, [store])
  return (
    <Trainer
      store={store}
      closeTo={closeTo}
      heading={
        <Head>
          <div>
            <h1>{t('end.practice')}</h1>
          </div>
        </Head>
      }
      helps={helps}
      drawer={<SentenceDrawer of={store} lessonId={lessonId} />}
    />
  )
}
