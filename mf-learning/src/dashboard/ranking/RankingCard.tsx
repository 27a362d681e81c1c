import type { AnswerOf } from '@mowka/contract/calls'
import type { Ranking, RankingEntry } from '@mowka/contract/schemas/statistics'
import { session } from '@mowka/kernel/session'
import { LinkButton, Switch, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { IconDotsVertical, IconTrophy } from '@mowka/kernel/ui/icons'
import { read, useReads, useWrite } from '@mowka/web/api'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled, { css } from 'styled-components'
import { DashboardCard } from '../DashboardCard'
import { Segments } from '../Segments'

/** Number of entries shown initially. */
const FIRST = 5

/** A line of the ranking, or the gap before the learner's own. */
type RankingLine = { kind: 'entry'; entry: RankingEntry } | { kind: 'gap' }

/** Returns the visible lines: the first five or all ten, and, below a gap, the learner if they rank lower. */
export function rankingLines(
  { entries, position, points }: Ranking,
  nickname: string,
  { showsAll }: { showsAll: boolean },
): RankingLine[] {
  const shown = showsAll ? entries : entries.slice(0, FIRST)
  const lines = shown.map((entry): RankingLine => ({ kind: 'entry', entry }))
  if (position === null || shown.some(({ isMe }) => isMe)) return lines
  return [...lines, { kind: 'gap' }, { kind: 'entry', entry: { position, nickname, points, isMe: true } }]
}

/**
 * Returns the points missing to the top ten and the top fifty; empty for learners who are there or have opted out.
 */
export function missingPoints({
  position,
  points,
  missingPoints: { to10, to50 },
}: Ranking): { place: 10 | 50; count: number }[] {
  if (points > 0 && position === null) return []
  const all = [
    { place: 10 as const, count: to10 },
    { place: 50 as const, count: to50 },
  ]
  return all.filter(({ count }) => count > 0)
}

export const PERIOD_DAYS = 7
const spans = ['period', 'global'] as const

const Lines = styled.ol``
const Line = styled.li<{ $me?: boolean; $gap?: boolean }>`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr) auto;
  align-items: center;
  min-height: ${({ $gap }) => ($gap ? 22 : 42)}px;
  border-top: 1px solid ${tokens.line};
  &:first-child { border-top: 0; }
  > :first-child { color: ${tokens.muted}; font-weight: ${tokens.fwHeading}; }
  /* Positions visually hidden text within a truncated name. */
  b { position: relative; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > :last-child { font-weight: ${tokens.fwStrong}; white-space: nowrap; }
  ${({ $me }) =>
    $me &&
    css`
      margin-inline: -12px;
      padding: 4px 12px;
      border: 0;
      border-radius: ${tokens.r12};
      background: ${tokens.sparkSoft};
      > :first-child { color: ${tokens.text}; }
    `}
`
const Notes = styled.div`
  display: grid;
  gap: ${tokens.s2};
  justify-items: start;
  margin-top: auto;
  font-size: ${tokens.fs14};
`

const Standing = observer(function Standing({ ranking }: { ranking: AnswerOf<'getRanking'> }) {
  const { t } = useTranslation('dashboard')
  const [span, setSpan] = useState<(typeof spans)[number]>('period')
  const [showsAll, setShowsAll] = useState(false)
  const hide = useWrite('patchUserMetadata', { onAnswer: (user) => session.setUser(user) })
  const { hiddenFromRanking } = ranking
  const shown = ranking[span]
  const lines = rankingLines(shown, session.user?.userMetadata.nickname ?? '', { showsAll })
  return (
    <>
      <Segments
        label={t('ranking.span')}
        options={spans.map((value) => ({
          value,
          label: t(`ranking.${value}`, { count: PERIOD_DAYS }),
        }))}
        value={span}
        onChange={setSpan}
      />
      {shown.entries.length === 0 ? (
        <p>{t('ranking.empty')}</p>
      ) : (
        <Lines aria-label={t('ranking.title')}>
          {lines.map((line, index) =>
            line.kind === 'gap' ? (
              <Line key="gap" $gap aria-hidden>
                <IconDotsVertical size={16} />
              </Line>
            ) : (
              <Line key={index} $me={line.entry.isMe}>
                <span>
                  <VisuallyHidden>{t('ranking.position')} </VisuallyHidden>
                  {line.entry.position}
                </span>
                <b>
                  <span>{line.entry.nickname}</span>
                  {line.entry.isMe && <VisuallyHidden>, {t('ranking.you')}</VisuallyHidden>}
                </b>
                <span>{t('ranking.points', { count: line.entry.points })}</span>
              </Line>
            ),
          )}
        </Lines>
      )}
      <Notes>
        {shown.entries.length > 5 && (
          <LinkButton aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {t(showsAll ? 'ranking.less' : 'ranking.more')}
          </LinkButton>
        )}
        {missingPoints(shown).map(({ place, count }) => (
          <p key={place}>{t(`ranking.missing${place}`, { count })}</p>
        ))}
        <Switch
          label={t('ranking.takePart')}
          note={t(hiddenFromRanking ? 'ranking.hidden' : 'ranking.seen')}
          checked={!hiddenFromRanking}
          disabled={hide.busy}
          onChange={(takesPart) =>
            void hide.run({ body: { action: 'ranking', payload: { hiddenFromRanking: !takesPart } } })
          }
        />
      </Notes>
    </>
  )
})

/** Ranking by points, for the last seven days and all time (L-DASH-10). */
export function RankingCard() {
  const { t } = useTranslation('dashboard')
  const reads = useReads({ ranking: read('getRanking', { period: PERIOD_DAYS }) })
  return (
    <DashboardCard
      title={t('ranking.title')}
      icon={<IconTrophy size={20} aria-hidden />}
      reads={reads}
      height={420}
    >
      {({ ranking }) => <Standing ranking={ranking} />}
    </DashboardCard>
  )
}
