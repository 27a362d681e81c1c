import { Card, IconTile, media, Skeleton, Stack, tokens } from '@mowka/kernel/ui'
import { IconCircleCheck, IconFlame, IconSchool } from '@mowka/kernel/ui/icons'
import { read, useReads } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${tokens.s5};
  ${media.belowMedium} { grid-template-columns: minmax(0, 1fr); gap: ${tokens.s3}; }
`
const Stat = styled(Card)`
  display: flex;
  gap: ${tokens.s4};
  align-items: center;
  min-height: 96px;
  dl { flex: 1; min-width: 0; margin: 0; }
  dt { color: ${tokens.muted}; font-size: ${tokens.fs14}; font-weight: ${tokens.fwStrong}; }
  dd { margin: 0; font-size: ${tokens.fs28}; font-weight: 900; line-height: 1.15; white-space: nowrap; }
  ${media.belowMedium} {
    min-height: 80px;
    dl { display: flex; gap: ${tokens.s3}; align-items: center; justify-content: space-between; }
    dd { font-size: 1.5rem; }
  }
`

function One({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <Stat>
      <IconTile aria-hidden>{icon}</IconTile>
      <dl>
        <dt>{name}</dt>
        <dd>{children}</dd>
      </dl>
    </Stat>
  )
}

/** Totals in the target language (L-DASH-09). */
export function StatCards() {
  const { t, i18n } = useTranslation('dashboard')
  const reads = useReads({ stats: read('getStats') })
  const number = new Intl.NumberFormat(i18n.language, { useGrouping: 'always' })
  const waiting = ['a', 'b', 'c'].map((each) => (
    <Stat key={each}>
      <Skeleton height={48} radius={12} />
    </Stat>
  ))
  return (
    <Stack as="section" gap={4} aria-label={t('stats.title')}>
      <ReadStates reads={reads} headingLevel={3} skeleton={<Cards>{waiting}</Cards>}>
        {({ stats }) => (
          <Cards>
            <One icon={<IconCircleCheck size={28} />} name={t('stats.correct')}>
              {number.format(stats.correctAnswers)}
            </One>
            <One icon={<IconFlame size={28} />} name={t('stats.longest')}>
              {t('stats.days', { count: stats.daysStreak })}
            </One>
            <One icon={<IconSchool size={28} />} name={t('stats.lessons')}>
              {number.format(stats.lessonsFinished)}
            </One>
          </Cards>
        )}
      </ReadStates>
    </Stack>
  )
}
