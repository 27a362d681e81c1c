import type { AnswerOf } from '@mowka/contract/calls'
import type { WordStats } from '@mowka/contract/schemas/vocabulary'
import { formatDate } from '@mowka/domain/time'
import { practiceMinutes } from '@mowka/domain/word/training'
import { Mascot, media, tokens } from '@mowka/kernel/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const Box = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${tokens.s4} ${tokens.s5};
  align-items: center;
  padding: ${tokens.s5} ${tokens.s6};
  border-radius: ${tokens.r24};
  background: ${tokens.sparkSoft};
  p { margin-top: 2px; }
  > dl { display: flex; gap: ${tokens.s8}; text-align: right; }
  dt { color: ${tokens.muted}; font-size: ${tokens.fs14}; }
  dd { font-size: ${tokens.fs22}; font-weight: ${tokens.fwHeading}; font-variant-numeric: tabular-nums; }
  ${media.belowMedium} {
    grid-template-columns: auto minmax(0, 1fr);
    > dl {
      grid-column: 1 / -1;
      flex-wrap: wrap;
      gap: ${tokens.s2} ${tokens.s3};
      justify-content: space-between;
      padding-top: ${tokens.s3};
      border-top: 1px solid ${tokens.line};
      text-align: left;
    }
  }
  ${media.phone} {
    padding: ${tokens.s4};
    h2 { font-size: ${tokens.fs18}; }
  }
`

type Upcoming = AnswerOf<'getUpcomingWords'>

function Completed({ upcoming }: { upcoming: Upcoming }) {
  const { t } = useTranslation('vocabulary')
  if (!upcoming.day || upcoming.inDays === null) return <p>{t('repetitionWords.done.nothingPlanned')}</p>
  return (
    <p>
      {t('repetitionWords.done.text', {
        words: t('repetitionWords.words', { count: upcoming.count }),
        date: formatDate(`${upcoming.day}T12:00:00Z`),
        days: t('repetitionWords.inDays', { count: upcoming.inDays }),
      })}
    </p>
  )
}

/**
 * Number of words due today, or once they are done the next count and date (V-RW-03, V-RW-04), with the learner's
 * word statistics.
 */
export function RepetitionInfoBox({
  due,
  stats,
  upcoming,
}: {
  /** Number of words due today. */
  due: number
  stats: WordStats | undefined
  /** Undefined if unknown. */
  upcoming: Upcoming | undefined
}) {
  const { t } = useTranslation('vocabulary')
  const id = useId()
  const isDone = due === 0
  const overdue = stats?.overdue ?? 0
  return (
    <Box aria-labelledby={id}>
      <Mascot face={isDone ? 'great' : 'happy'} size={56} />
      <div>
        <h2 id={id}>
          {isDone ? t('repetitionWords.done.title') : t('repetitionWords.waiting', { count: due })}
        </h2>
        {isDone ? (
          upcoming && <Completed upcoming={upcoming} />
        ) : (
          <p>
            {overdue > 0
              ? `${t('repetitionWords.overdue', { count: overdue })} ${t('repetitionWords.minutes', { count: practiceMinutes(due) })}`
              : t('repetitionWords.minutes', { count: practiceMinutes(due) })}
          </p>
        )}
      </div>
      {stats && (
        <dl>
          {(['learning', 'inRepetition', 'mastered'] as const).map((name) => (
            <div key={name}>
              <dt>{t(`repetitionWords.stats.${name}`)}</dt>
              <dd>{stats[name]}</dd>
            </div>
          ))}
        </dl>
      )}
    </Box>
  )
}
