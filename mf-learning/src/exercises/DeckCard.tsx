import { paths } from '@mowka/contract/routes'
import type { DueReviews } from '@mowka/contract/schemas/progress'
import { deckMinutes, deckOf, deckSize } from '@mowka/domain/review/deck'
import { formatDate } from '@mowka/domain/time'
import { Button, Mascot, media, tokens } from '@mowka/kernel/ui'
import { IconArrowRight, IconMessages, IconVocabulary } from '@mowka/kernel/ui/icons'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const Box = styled.section<{ $isDue: boolean }>`
  position: relative;
  display: grid;
  gap: ${tokens.s3};
  justify-items: start;
  padding: ${tokens.s6} 188px ${tokens.s6} ${tokens.s8};
  border: 1px solid ${({ $isDue }) => ($isDue ? 'transparent' : tokens.line)};
  border-radius: ${tokens.r24};
  background: ${({ $isDue }) => ($isDue ? tokens.sparkSoft : tokens.card)};
  > svg { position: absolute; right: ${tokens.s10}; bottom: ${tokens.s6}; }
  h2 { font-size: ${tokens.fs28}; }
  > a { margin-top: ${tokens.s2}; }
  ${media.phone} {
    justify-items: stretch;
    padding: ${tokens.s5};
    h2 { font-size: 1.5rem; }
    > :first-child, h2 { padding-right: 84px; }
    > svg { top: ${tokens.s4}; right: ${tokens.s4}; bottom: auto; width: 72px; height: auto; }
  }
`
const Kicker = styled.p<{ $isDue: boolean }>`
  color: ${({ $isDue }) => ($isDue ? tokens.primaryInk : tokens.muted)};
  font-weight: ${tokens.fwStrong};
`
const Mix = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.s2};
  li {
    display: flex;
    gap: ${tokens.s2};
    align-items: center;
    padding: 6px 14px;
    border-radius: 12px 12px 12px 4px;
    background: ${tokens.card};
    font-weight: ${tokens.fwStrong};
  }
  svg { width: 20px; height: 20px; }
`

/** Words and sentences that are due, as one deck with one button. */
function DueDeck({ due: { today, overdue }, id }: { due: DueReviews; id: string }) {
  const { t } = useTranslation(['learning', 'repetition'])
  const deck = deckOf(today)
  const left = deckSize(today) - deckSize(deck)
  const late = deckSize(overdue)
  return (
    <>
      <Kicker $isDue>{t('repetition:deck')}</Kicker>
      <h2 id={id}>
        {t('repetition:deckSize', {
          items: t('repetition:items', { count: deckSize(deck) }),
          number: deckMinutes(deck),
        })}
      </h2>
      <Mix>
        {deck.words > 0 && (
          <li>
            <IconVocabulary aria-hidden />
            {t('repetition:wordsCount', { count: deck.words })}
          </li>
        )}
        {deck.sentences > 0 && (
          <li>
            <IconMessages aria-hidden />
            {t('repetition:sentencesCount', { count: deck.sentences })}
          </li>
        )}
      </Mix>
      {late > 0 && late <= deckSize(deck) && <p>{t('repetition:deckOverdue', { count: late })}</p>}
      {left > 0 && <p>{t('repetition:deckLeft', { count: left })}</p>}
      <Button
        variant="primary"
        size="lg"
        to={paths.repetitionDeck()}
        rightIcon={<IconArrowRight aria-hidden />}
      >
        {t('repetition:deckStart')}
      </Button>
    </>
  )
}

/** The next review, if one is planned. Nothing is due, so there is no primary action. */
function NoDeck({ next, id }: { next: DueReviews['next']; id: string }) {
  const { t } = useTranslation(['learning', 'repetition'])
  return (
    <>
      <Kicker $isDue={false}>{t('repetition:deckEmpty')}</Kicker>
      <h2 id={id}>{t('repetition:deckDone')}</h2>
      <p role="status">
        {next
          ? t('repetition:deckNext', {
              days: t('repetition:inDays', { count: next.inDays }),
              date: formatDate(`${next.day}T12:00:00Z`),
              items: t('repetition:items', { count: deckSize(next) }),
              number: deckMinutes(deckOf(next)),
            })
          : t('repetition:deckText')}
      </p>
      <Button to={paths.courses()}>{t('repetition:toCourses')}</Button>
    </>
  )
}

/** The deck for today: the due words and sentences, or the next date. */
export function DeckCard({ due }: { due: DueReviews }) {
  const id = useId()
  const isDue = deckSize(due.today) > 0
  return (
    <Box $isDue={isDue} aria-labelledby={id}>
      {isDue ? <DueDeck due={due} id={id} /> : <NoDeck next={due.next} id={id} />}
      <Mascot face="happy" size={112} />
    </Box>
  )
}
