import { paths } from '@mowka/contract/routes'
import { RemoteWidget, usePageTitle } from '@mowka/kernel/platform'
import { useSessionTimer } from '@mowka/kernel/platform/study'
import { session } from '@mowka/kernel/session'
import { Button, ErrorState, VisuallyHidden } from '@mowka/kernel/ui'
import { Body, useTrainerAudio } from '@mowka/web/trainer'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { onDemand, usePreload } from '../../core/on-demand/on-demand'
import { LessonTopBar } from '../../core/screen/LessonTopBar'
import { Head } from '../../core/screen/TrainerHead'
import { TrainerSkeleton } from '../../core/screen/TrainerScreen'
import { SentenceDrawer } from '../../helps/drawer/TrainerDrawer'
import { TrainerWithHelps } from '../../helps/trainer/TrainerWithHelps'
import { useLessonHelps } from '../shared/LessonFrame'
import { isNoAccess } from '../shared/notices'
import { deckTrainer } from './deck-sentences'
import { DeckSession } from './deck-session'

/** The end is needed last. */
const DeckEnd = onDemand<{ deck: DeckSession; onAgain: () => void }>(
  () => import(/* webpackChunkName: "deck-end" */ './DeckEnd'),
)

/** The deck without a word or sentence: loading, failed, or without access. */
function DeckFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('trainers')
  return (
    <>
      <LessonTopBar closeTo={paths.exercises()} closeLabel={t('repetition.close')} progress={null} />
      <Body>
        <div>
          <VisuallyHidden as="h1">{t('deck.title')}</VisuallyHidden>
          {children}
        </div>
      </Body>
    </>
  )
}

/** Returns the title of a deck, with its share of what is due if that is more. */
function useDeckTitle({ total, due }: DeckSession): string {
  const { t } = useTranslation('trainers')
  return t(total < due ? 'deck.titleOf' : 'deck.title', { deck: total, count: due })
}

/** A block of sentences from several lessons. */
const DeckSentences = observer(function DeckSentences({ deck, size }: { deck: DeckSession; size: number }) {
  const { t } = useTranslation('trainers')
  const title = useDeckTitle(deck)
  const [store] = useState(() => deckTrainer(deck, size))
  const current = store.item?.exercise._id
  const [lessonId, setLessonId] = useState(deck.sentences[0]?.lessonId ?? '')
  const found = deck.sentences.find(({ exercise }) => exercise._id === current)?.lessonId
  // A done sentence has left the deck, but is still on the screen until the next one is loaded.
  if (found && found !== lessonId) setLessonId(found)
  const helps = useLessonHelps(lessonId)
  useSessionTimer()
  useTrainerAudio()
  useEffect(() => {
    void store.start()
    return store.close
  }, [store])
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The button that had the focus is gone with the words, and not every exercise has a field that takes it.
    if (current && deck.isUnderWay && document.activeElement === document.body) heading.current?.focus()
  }, [current, deck])
  if (isNoAccess(store.error))
    return (
      <DeckFrame>
        <RemoteWidget name="learning/NoAccess" onTrialStarted={() => void store.resume()} />
      </DeckFrame>
    )
  return (
    <TrainerWithHelps
      store={store}
      closeTo={paths.exercises()}
      closeLabel={t('repetition.close')}
      heading={
        <Head>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
        </Head>
      }
      helps={helps}
      focusesFirst={deck.isUnderWay}
      drawer={<SentenceDrawer of={store} lessonId={lessonId} />}
    />
  )
})

/** The deck for today: its blocks of words and sentences, then its end. */
const Deck = observer(function Deck({ deck, onAgain }: { deck: DeckSession; onAgain: () => void }) {
  const { t } = useTranslation('trainers')
  const title = useDeckTitle(deck)
  const { phase, block } = deck
  usePageTitle(t('deck.title'))
  usePreload([DeckEnd], phase === 'block')
  useEffect(() => {
    void deck.open()
    return deck.close
  }, [deck])
  if (phase === 'empty') return <Navigate to={paths.exercises()} replace />
  if (phase === 'finished') return <DeckEnd deck={deck} onAgain={onAgain} />
  if (block?.kind === 'sentences') return <DeckSentences key={deck.at} deck={deck} size={block.size} />
  if (block)
    return (
      <RemoteWidget
        key={deck.at}
        name="vocabulary/DueWords"
        limit={block.size}
        before={deck.before}
        total={deck.total}
        title={title}
        close={{ to: paths.exercises(), label: t('repetition.close') }}
        onEnd={deck.endWords}
      />
    )
  return (
    <DeckFrame>
      {phase === 'failed' ? (
        <ErrorState
          title={t('deck.failed')}
          onRetry={() => void deck.open()}
          actions={<Button to={paths.exercises()}>{t('repetition.back')}</Button>}
        >
          {t('trouble.progressIsSafe')}
        </ErrorState>
      ) : (
        <TrainerSkeleton />
      )}
    </DeckFrame>
  )
})

/** The page of the deck for today. Each visit, and each further deck, is a new session. */
export default function DeckPage() {
  const [round, setRound] = useState(0)
  return <Round key={round} onAgain={() => setRound(round + 1)} />
}

function Round({ onAgain }: { onAgain: () => void }) {
  const [deck] = useState(
    () => new DeckSession([session.user?.userId, session.sourceLang, session.targetLang].join(' ')),
  )
  return <Deck deck={deck} onAgain={onAgain} />
}
