import { type ProgressTone, VisuallyHidden } from '@mowka/kernel/ui'
import { TopBar } from '@mowka/web/trainer'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

/** Progress of a lesson: completed sentences, position of the current one from 1, and the total. */
export type LessonProgress = {
  done: number
  position: number
  total: number
  tone?: ProgressTone
  full?: boolean
}

/** Top bar of every page that steps through the sentences of a lesson. */
export function LessonTopBar({
  closeTo,
  closeLabel,
  progress,
  onMore,
  combo,
}: {
  closeTo: string
  /** Name of the close button if it doesn't lead to the lesson. */
  closeLabel?: string
  /** `null` while unknown. */
  progress: LessonProgress | null
  onMore?: () => void
  combo?: ComponentProps<typeof TopBar>['combo']
}) {
  const { t } = useTranslation('trainers')
  const { done = 0, position = 0, total = 0, tone = 'normal', full = false } = progress ?? {}
  return (
    <TopBar
      close={{ to: closeTo, label: closeLabel ?? t('close') }}
      more={onMore && { label: t('more.open'), onOpen: onMore }}
      combo={combo}
      progress={{
        percent: full ? 100 : total > 0 ? (done / total) * 100 : 0,
        label: t('progress.label'),
        valueText: t('progress.value', { done, total }),
        tone,
        position: position > 0 && (
          <>
            <VisuallyHidden>{t('progress.sentence')} </VisuallyHidden>
            {position} / {total}
          </>
        ),
      }}
    />
  )
}
