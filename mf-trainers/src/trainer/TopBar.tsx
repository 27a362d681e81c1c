import {
  ComboFlame,
  IconButton,
  media,
  ProgressBar,
  type ProgressTone,
  tokens,
  VisuallyHidden,
} from '@mowka/shared/ui'
import { IconDotsVertical, IconX } from '@mowka/shared/ui/icons'
import { useTranslation } from 'react-i18next'
import styled, { css, keyframes } from 'styled-components'
import { Top } from './trainer-layout'

const Progress = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.s4};
  > p { font-weight: 800; white-space: nowrap; }
  ${media.belowMedium} { gap: ${tokens.s3}; }
`
const beat = keyframes`50% { transform: scale(1.08); }`
const Indicator = styled.span<{ $moves: boolean }>`
  ${({ $moves }) => $moves && css`animation: ${beat} 600ms ${tokens.ease} infinite;`}
`

/** What the bar shows: how far, in which colour, and the run of right answers (null where none is counted). */
export type TopBarProgress = {
  done: number
  position: number
  total: number
  tone: ProgressTone
  /** Fills the bar for the moment of a celebration. */
  full: boolean
  combo: number | null
  moves: boolean
}

/** The top of every trainer: close, progress with numbers, combo, more. */
export function TopBar({
  closeTo,
  progress,
  onMore,
}: {
  /** Where closing leads. */
  closeTo: string
  /** Null while it is unknown. */
  progress: TopBarProgress | null
  onMore?: () => void
}) {
  const { t } = useTranslation('trainers')
  const {
    done = 0,
    position = 0,
    total = 0,
    tone,
    full = false,
    combo = null,
    moves = false,
  } = progress ?? {}
  const percent = total > 0 ? (done / total) * 100 : 0
  return (
    <Top>
      <div>
        <IconButton to={closeTo} aria-label={t('close')}>
          <IconX aria-hidden />
        </IconButton>
        <Progress>
          <ProgressBar
            value={full ? 100 : percent}
            label={t('progress.label')}
            valueText={t('progress.value', { done, total })}
            tone={tone}
            size="lg"
          />
          {total > 0 && (
            <p>
              <VisuallyHidden>{t('progress.sentence')} </VisuallyHidden>
              {position} / {total}
            </p>
          )}
        </Progress>
        {combo === null ? (
          <span />
        ) : (
          <Indicator $moves={moves} data-moves={moves || undefined}>
            <ComboFlame count={combo} />
          </Indicator>
        )}
        {onMore ? (
          <IconButton aria-label={t('more.open')} aria-haspopup="dialog" onClick={onMore}>
            <IconDotsVertical aria-hidden />
          </IconButton>
        ) : (
          <span />
        )}
      </div>
    </Top>
  )
}
