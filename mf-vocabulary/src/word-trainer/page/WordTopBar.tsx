import { tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { TopBar } from '@mowka/web/trainer'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { TrainerPlace } from './WordTrainer'

/** As wide as the work below it: there is no panel at the side. The bar itself stays where it is on the page. */
const Narrow = styled.div`
  display: contents;
  > header > div { max-width: ${tokens.trainerWidth}; }
`

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
