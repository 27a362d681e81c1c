import { tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { TopBar } from '@mowka/web/trainer'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { TrainerPlace } from './WordTrainer'

/** As wide as the content below, because there is no side panel. The bar's position on the page is unchanged. */
const Narrow = styled.div`
  display: contents;
  > header > div { max-width: ${tokens.trainerWidth}; }
`

/** Top bar of the word trainer: close button, session progress, streak, "more" button (V-WTRN-02). */
export function WordTopBar({
  place,
  position = 0,
  total = 0,
  done = 0,
  combo,
  onMore,
}: {
  place: Pick<TrainerPlace, 'backTo' | 'close'>
  /** Number of the current word, from 1. */
  position?: number
  total?: number
  done?: number
  combo?: ComponentProps<typeof TopBar>['combo']
  onMore?: () => void
}) {
  const { t } = useTranslation('vocabulary')
  return (
    <Narrow>
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
    </Narrow>
  )
}
