import type { AnswerOf } from '@mowka/contract/calls'
import { paths } from '@mowka/contract/routes'
import type { WordStats } from '@mowka/contract/schemas/vocabulary'
import { formatDate } from '@mowka/domain/time'
import { practiceMinutes } from '@mowka/domain/word/training'
import { hasPage } from '@mowka/kernel/platform'
import { Button, Mascot, media, tokens } from '@mowka/kernel/ui'
import { IconArrowRight, IconHeadphones, IconVocabulary } from '@mowka/kernel/ui/icons'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const Svg = styled.svg`
  overflow: visible;
  .l { fill: none; stroke: ${tokens.text}; stroke-width: 4; stroke-linecap: round; stroke-linejoin: round; }
  .b { fill: ${tokens.drawing}; }
  .k { fill: none; stroke: ${tokens.spark}; stroke-width: 8; stroke-linecap: round; }
`

/** Headphones around the logo mark. */
function DrawingHeadphones() {
  return (
    <Svg viewBox="0 0 92 92" width="92" height="92" aria-hidden>
      <path className="l" d="M14 58v-10a32 32 0 0 1 64 0v10" />
      <path
        className="l b"
        d="M14 54h8a6 6 0 0 1 6 6v16a6 6 0 0 1 -6 6h-4a10 10 0 0 1 -10 -10v-12a6 6 0 0 1 6 -6z"
      />
      <path
        className="l b"
        d="M78 54h-8a6 6 0 0 0 -6 6v16a6 6 0 0 0 6 6h4a10 10 0 0 0 10 -10v-12a6 6 0 0 0 -6 -6z"
      />
      <path className="k" d="M43 60l6 -11" />
    </Svg>
  )
}

const Two = styled.div<{ $both: boolean }>`
  display: grid;
  grid-template-columns: ${({ $both }) => ($both ? 'minmax(0, 3fr) minmax(0, 2fr)' : 'minmax(0, 1fr)')};
  gap: ${tokens.s4};
  ${media.belowMedium} { grid-template-columns: minmax(0, 1fr); }
`
const Big = styled.section<{ $first?: boolean }>`
  position: relative;
  display: grid;
  gap: ${tokens.s5};
  align-content: space-between;
  justify-items: start;
  padding: ${tokens.s6} ${({ $first }) => ($first ? '188px' : '128px')} ${tokens.s6} ${tokens.s8};
  border: 1px solid ${({ $first }) => ($first ? 'transparent' : tokens.line)};
  border-radius: ${tokens.r24};
  background: ${({ $first }) => ($first ? tokens.sparkSoft : tokens.card)};
  h2 { font-size: ${({ $first }) => ($first ? tokens.fs28 : tokens.fs22)}; }
  h2 + p { max-width: 44ch; margin-top: 6px; }
  > svg {
    position: absolute;
    right: ${({ $first }) => ($first ? tokens.s10 : tokens.s6)};
    bottom: ${tokens.s6};
  }
  ${media.phone} {
    padding: ${tokens.s5};
    h2 { font-size: 1.5rem; }
    > div:first-child { padding-right: 84px; }
    > a { width: 100%; }
    > svg { top: ${tokens.s4}; right: ${tokens.s4}; bottom: auto; width: 72px; height: auto; }
  }
`
const Kind = styled.p<{ $first?: boolean }>`
  display: flex;
  gap: ${tokens.s2};
  align-items: center;
  margin-bottom: ${tokens.s2};
  color: ${({ $first }) => ($first ? tokens.primaryInk : tokens.muted)};
  font-weight: ${tokens.fwStrong};
  > svg { width: 20px; height: 20px; }
`

type Upcoming = AnswerOf<'getUpcomingWords'>

/** Estimated time for today's words, and the number of overdue ones. */
function Waiting({ dueToday, overdue }: Pick<WordStats, 'dueToday' | 'overdue'>) {
  const { t } = useTranslation(['learning', 'repetition'])
  const minutes = t('repetition:wordsMinutes', {
    count: practiceMinutes(dueToday),
  })
  return (
    <span>{overdue > 0 ? `${minutes} ${t('repetition:wordsOverdue', { count: overdue })}` : minutes}</span>
  )
}

/** The next review, once nothing is due. */
function NextReview({ upcoming }: { upcoming: Upcoming | undefined }) {
  const { t } = useTranslation(['learning', 'repetition'])
  if (!upcoming?.day || upcoming.inDays === null) return <span>{t('repetition:wordsText')}</span>
  return (
    <span>
      {t('repetition:wordsNext', {
        words: t('repetition:wordsCount', { count: upcoming.count }),
        days: t('repetition:inDays', { count: upcoming.inDays }),
        date: formatDate(`${upcoming.day}T12:00:00Z`),
      })}
    </span>
  )
}

/** Whether a release has at least one of the two repetition types. */
export const hasRepetitionTypes = (): boolean => hasPage('repetitionWords') || hasPage('repetitionAudio')

/** The two repetition types without a lesson, words and audio (L-EXLS-01, L-EXLS-02), if released. */
export function RepetitionTypes({
  words: stats,
  upcoming,
  isFirst,
}: {
  words: WordStats | undefined
  upcoming: Upcoming | undefined
  /** Whether the words are the first thing to do, because there is no deck for today. */
  isFirst: boolean
}) {
  const { t } = useTranslation(['learning', 'repetition'])
  const id = useId()
  const words = hasPage('repetitionWords')
  const audio = hasPage('repetitionAudio')
  if (!hasRepetitionTypes()) return null
  return (
    <Two $both={words && audio}>
      {words && (
        <Big $first={isFirst} aria-labelledby={`${id}words`}>
          <div>
            <Kind $first={isFirst}>
              <IconVocabulary aria-hidden />
              {stats ? t('repetition:wordsToday', { number: stats.dueToday }) : t('repetition:wordsKicker')}
            </Kind>
            <h2 id={`${id}words`}>{t('repetition:words')}</h2>
            <p>{stats && stats.dueToday > 0 ? <Waiting {...stats} /> : <NextReview upcoming={upcoming} />}</p>
          </div>
          {/* With nothing due it is not the next step. */}
          <Button
            variant={isFirst && stats?.dueToday !== 0 ? 'primary' : 'outline'}
            size={isFirst ? 'lg' : 'md'}
            to={paths.repetitionWords()}
            rightIcon={<IconArrowRight aria-hidden />}
          >
            {t(stats?.dueToday === 0 ? 'repetition:wordsSee' : 'repetition:words')}
          </Button>
          {isFirst && <Mascot face="happy" size={112} />}
        </Big>
      )}
      {audio && (
        <Big aria-labelledby={`${id}audio`}>
          <div>
            <Kind>
              <IconHeadphones aria-hidden />
              {t('mode.AUDIO.name')}
            </Kind>
            <h2 id={`${id}audio`}>{t('repetition:audio')}</h2>
            <p>{t('repetition:audioText')}</p>
          </div>
          <Button to={paths.repetitionAudio()}>{t('repetition:audioStart')}</Button>
          <DrawingHeadphones />
        </Big>
      )}
    </Two>
  )
}
