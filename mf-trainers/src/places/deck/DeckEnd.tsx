import { paths } from '@mowka/contract/routes'
import type { DueReviews, Recommendation } from '@mowka/contract/schemas/progress'
import { langTag, textIn } from '@mowka/domain/languages/languages'
import { deckMinutes, deckOf, deckSize } from '@mowka/domain/review/deck'
import { displayText } from '@mowka/domain/text/line-ends'
import { formatDate, studyMinutes } from '@mowka/domain/time'
import { usePageTitle } from '@mowka/kernel/platform'
import { AudioButton } from '@mowka/kernel/platform/study'
import { session } from '@mowka/kernel/session'
import { Badge, Button, Card, tokens } from '@mowka/kernel/ui'
import { IconCheck, IconFlame } from '@mowka/kernel/ui/icons'
import { optional, useReads } from '@mowka/web/api'
import { Celebration } from '@mowka/web/trainer/Celebration'
import { NumberTiles } from '@mowka/web/trainer/NumberTiles'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { LessonTopBar } from '../../core/screen/LessonTopBar'
import { MIN_RUN } from '../lesson-end/EndNumbers'
import { EndScreen } from '../lesson-end/EndScreen'
import { StreakCard } from '../lesson-end/StreakCard'
import type { DeckSession, MissedItem } from './deck-session'

const Title = styled.h2`
  font-size: ${tokens.fs18};
  font-weight: ${tokens.fwStrong};
`
const List = styled.ul`
  margin-top: ${tokens.s2};
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: ${tokens.s3};
    align-items: center;
    min-height: 56px;
    padding: 6px 0;
    border-top: 1px solid ${tokens.line};
    overflow-wrap: anywhere;
  }
  li:first-child { border-top: 0; }
  b { display: block; line-height: 1.3; }
  div > span { display: block; color: ${tokens.muted}; font-size: ${tokens.fs14}; line-height: 1.35; }
`

/** The items that weren't right at the first attempt, with their sound. */
function MissedItems({ items }: { items: readonly MissedItem[] }) {
  const { t } = useTranslation(['trainers', 'common'])
  const { sourceLang, targetLang } = session
  return (
    <Card as="section" aria-labelledby="deck-missed">
      <Title id="deck-missed">{t('deck.missed', { count: items.length })}</Title>
      <List>
        {items.map(({ kind, id, answer, example, recordingId }) => (
          <li key={`${kind} ${id}`}>
            <div>
              <b {...textIn(langTag(targetLang))}>{displayText(answer, targetLang)}</b>
              <span {...textIn(langTag(sourceLang))}>{displayText(example, sourceLang)}</span>
            </div>
            <Badge tone="soft">{t(`deck.kind.${kind}`)}</Badge>
            {recordingId && (
              <AudioButton recordingId={recordingId} label={t('common:play', { text: answer })} />
            )}
          </li>
        ))}
      </List>
    </Card>
  )
}

/** The next items: more of today, or those of the next day. */
function NextReview({ due }: { due: DueReviews }) {
  const { t } = useTranslation('trainers')
  const { today, next } = due
  const left = deckSize(today)
  if (left === 0 && !next) return null
  return (
    <Card role="status">
      <p>
        {left > 0 || !next
          ? t('deck.left', { count: left })
          : t('deck.next', {
              days: t('deck.inDays', { count: next.inDays }),
              date: formatDate(`${next.day}T12:00:00Z`),
              items: t('deck.items', { count: deckSize(next) }),
              number: deckMinutes(next),
            })}
      </p>
    </Card>
  )
}

/** Returns the address of the lesson to continue with: the one in progress or the next one, else the courses. */
function lessonAfter(next: Recommendation | undefined): { to: string; isLesson: boolean } {
  const { type, courseId, lessonId, nextCourseId, nextLessonId } = next ?? {}
  const place = (course?: string | null, lesson?: string | null) =>
    course && lesson
      ? { to: paths.lessonModeSelector({ courseId: course, lessonId: lesson }), isLesson: true }
      : { to: paths.courses(), isLesson: false }
  return type === 'LESSON_UNFINISHED' ? place(courseId, lessonId) : place(nextCourseId, nextLessonId)
}

/**
 * The end of the deck for today: its result, the missed items and the next date. Enter continues, with another deck if more is
 * due, or else with the lesson.
 */
const DeckEnd = observer(function DeckEnd({ deck, onAgain }: { deck: DeckSession; onAgain: () => void }) {
  const { t } = useTranslation('trainers')
  const navigate = useNavigate()
  const reads = useReads({
    stats: optional('getStats'),
    next: optional('getNextLesson'),
  })
  const data = reads.state === 'ready' ? reads.data : undefined
  const { counts, missed, bestRun, total, seconds, dueAfter } = deck
  const left = dueAfter ? deckSize(deckOf(dueAfter.today)) : 0
  const isLoaded = data !== undefined && deck.isEndLoaded
  const lesson = lessonAfter(data?.next)
  const goOn = () => (left > 0 ? onAgain() : void navigate(lesson.to))
  usePageTitle(t('deck.finished'))
  const primary = {
    label: left > 0 ? t('deck.again', { count: left }) : t(lesson.isLesson ? 'deck.lesson' : 'deck.courses'),
    isBusy: !isLoaded,
    onPress: goOn,
  }
  const numbers = [
    {
      icon: <IconCheck aria-hidden />,
      value: t('end.ofAll', { count: total - missed.length, total }),
      label: t('end.atFirst'),
    },
    ...(bestRun >= MIN_RUN
      ? [{ icon: <IconFlame aria-hidden />, value: bestRun, label: t('end.inARow', { count: bestRun }) }]
      : []),
  ]
  const back = (
    <Button fullWidth variant="ghost" to={paths.exercises()}>
      {t('repetition.back')}
    </Button>
  )
  return (
    <>
      <LessonTopBar
        closeTo={paths.exercises()}
        closeLabel={t('repetition.close')}
        progress={{ done: total, position: total, total, tone: 'done', full: true }}
      />
      <EndScreen primary={primary} actions={back}>
        <Celebration title={t('deck.finished')}>
          {t('deck.howMuch', {
            items: [
              counts.words > 0 && t('deck.words', { count: counts.words }),
              counts.sentences > 0 && t('end.sentences', { count: counts.sentences }),
            ]
              .filter(Boolean)
              .join(t('deck.and')),
            time: t('end.minutes', { count: Math.max(1, studyMinutes(seconds)) }),
          })}
        </Celebration>
        <NumberTiles numbers={numbers} />
        {dueAfter && <NextReview due={dueAfter} />}
        {missed.length > 0 && <MissedItems items={missed} />}
        {data?.stats && <StreakCard stats={data.stats} />}
      </EndScreen>
    </>
  )
})

export default DeckEnd
