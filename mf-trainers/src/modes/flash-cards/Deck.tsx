import { tokens } from '@mowka/kernel/ui'
import { IconCards, IconCheck, IconRepeat } from '@mowka/kernel/ui/icons'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Queue } from '../../core/answer/answer'

const Counts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${tokens.s1} ${tokens.s4};
  margin-top: ${tokens.s4};
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  font-weight: 700;
  li { display: inline-flex; align-items: center; gap: 6px; }
  svg { width: 18px; height: 18px; }
`

/** The state of the deck: cards completed, cards that return and new cards. */
export function Deck({ queue: { total, remaining, returning } }: { queue: Queue }) {
  const { t } = useTranslation('trainers')
  return (
    <Counts aria-label={t('cards.deck')}>
      <li>
        <IconCheck aria-hidden />
        {t('cards.behind', { count: total - remaining })}
      </li>
      <li>
        <IconRepeat aria-hidden />
        {t('cards.returning', { count: returning })}
      </li>
      <li>
        <IconCards aria-hidden />
        {t('cards.left', { count: remaining - returning })}
      </li>
    </Counts>
  )
}
