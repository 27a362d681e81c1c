import { TopBar } from '@mowka/shared/trainer'
import { VisuallyHidden } from '@mowka/shared/ui'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { TrainerPlace } from './WordTrainer'

/** The top of the word trainer: close, how far the session is, the run of right answers, more (V-WTRN-02). */
export function WordTopBar({
  place,
  position = 0,
  total = 0,
  done = 0,
  combo,
  onMore,
}: {
  place: Pick<TrainerPlace, 'backTo' | 'close'>
  /** The word on the screen, from 1. */
  position?: number
  total?: number
  done?: number
  combo?: ComponentProps<typeof TopBar>['combo']
  onMore?: () => void
}) {
  const { t } = useTranslation('vocabulary')
  return (
    <TopBar
      close={{ to: place.backTo, label: place.close }}
      combo={combo}
      more={onMore && { label: t('wordTrainer.more.open'), onOpen: onMore }}
      progress={{
        percent: total > 0 ? (done / total) * 100 : 0,
        label: t('wordTrainer.progress.label'),
        valueText: t('wordTrainer.progress.value', { done, total }),
        tone: 'normal',
        position: total > 0 && (
          <>
            <VisuallyHidden>{t('wordTrainer.progress.word')} </VisuallyHidden>
            {position} / {total}
          </>
        ),
      }}
    />
  )
}
