import { langTag, textIn } from '@mowka/domain/languages/languages'
import { displayText } from '@mowka/domain/text/line-ends'
import { usePageTitle } from '@mowka/kernel/platform'
import { AudioButton } from '@mowka/kernel/platform/study'
import { soundRest } from '@mowka/kernel/storage'
import { Button, Dialog, ErrorState, media, queries, Skeleton, tokens, useMediaQuery } from '@mowka/kernel/ui'
import {
  focusPrimary,
  indicatorAnimates,
  PrimaryAction,
  TrainerDialog,
  useEnter,
  useGesture,
} from '@mowka/web/trainer'
import { useLanguageNames } from '@mowka/web/views/learning-language'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import type { Training } from '../session/training'
import { toneOf } from '../session/word-answers'
import type { WordTrainerStore } from '../session/word-trainer-store'
import { WordShortcuts } from '../shortcuts/WordShortcuts'
import { useSilence, WithoutSound } from '../silence/use-silence'
import type { WordExercise } from '../word-exercise'
import { Dock } from './Dock'
import { Feedback } from './Feedback'
import { MoreSheet, WordTopBar } from './WordTopBar'

const Work = styled.div<{ $below: number }>`
  width: min(100% - 2 * ${tokens.gutter}, ${tokens.trainerWidth});
  margin: clamp(16px, 5vh, 48px) auto 0;
  padding-bottom: calc(${({ $below }) => $below}px + ${tokens.s6});
  ${media.belowMedium} { margin-top: ${tokens.s2}; }
`
const Head = styled.div`
  display: grid;
  gap: 2px;
  margin-bottom: ${tokens.s5};
  h1 { font-size: ${tokens.fs22}; outline: 0; }
  p { color: ${tokens.muted}; font-size: ${tokens.fs14}; }
  ${media.belowMedium} { margin-bottom: ${tokens.s4}; }
`
const Shapes = styled.div`
  display: grid;
  gap: ${tokens.s4};
`

/** Labels and back link of a trainer. */
export type TrainerPlace = {
  /** Name of the trained set: the lesson or the repetitions. */
  name: string
  backTo: string
  /** Labels of the back link: on the close button, and at the end. */
  close: string
  back: string
  /** The session of which this training is a part: the items before it, its own, and all. */
  part?: { before: number; size: number; total: number }
}

/** Progress as displayed, of the whole session. A pair exercise of several words counts as several items. */
function shownProgress(
  { index, done, total }: Pick<Training, 'index' | 'done' | 'total'>,
  part: TrainerPlace['part'],
) {
  if (!part) return { done, total, position: total === 0 ? 0 : Math.min(index + 1, total) }
  const items = (words: number) => part.before + Math.floor((words / Math.max(1, total)) * part.size)
  return { done: items(done), total: part.total, position: Math.min(items(index) + 1, part.total) }
}

/** Skeleton of a word, in the sizes of one (V-WTRN-01). */
export function WordTrainerSkeleton() {
  const { t } = useTranslation('common')
  return (
    <div role="status" aria-busy aria-label={t('loading')}>
      <Shapes>
        <Skeleton width={220} height={28} />
        <Skeleton height={76} radius="bubble" />
        <Skeleton height={112} radius={18} />
      </Shapes>
    </div>
  )
}

/** The word trainer UI for any word source (V-RW-15). */
export const WordTrainer = observer(function WordTrainer({
  store,
  place,
  hasEnd,
}: {
  store: WordTrainerStore
  place: TrainerPlace
  /** Whether to show the end of the session. */
  hasEnd: boolean
}) {
  const { t } = useTranslation('vocabulary')
  const { nameOf } = useLanguageNames()
  const titleOf = ({ title, titleLang }: WordExercise) =>
    t(title, titleLang ? { language: nameOf(titleLang) } : {})
  const isWide = useMediaQuery(queries.medium)
  const [isMoreOpen, setMoreOpen] = useState(false)
  const [below, setBelow] = useState(96)
  const heading = useRef<HTMLHeadingElement>(null)
  const { exercise, phase, result, training } = store
  const { index, total, done, combo } = training
  const { silence, listenAgain } = useSilence(store)
  const isAnswered = result !== null
  const gesture = useGesture(result && toneOf(result))
  usePageTitle(place.name)
  useEnter(store.primary)
  useEffect(() => {
    if (isAnswered) focusPrimary()
  }, [isAnswered])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every word begins at the top
  useEffect(() => {
    // Newer browsers return a promise, which isn't a cleanup function.
    void window.scrollTo(0, 0)
    // Focus left on the button would capture the space bar, which types a space in this exercise. A text field has
    // taken the focus already.
    if (document.activeElement?.hasAttribute('data-trainer-primary')) heading.current?.focus()
  }, [index])
  const withoutSound = useMemo(() => ({ silence, once: store.swapSound }), [silence, store])

  const isFailed = phase === 'startFailed' || phase === 'endFailed'
  const isOver = phase === 'ending' || phase === 'problematic' || phase === 'summary'
  const isBusy = phase === 'checking' || phase === 'ending'
  const goesOn = isAnswered || exercise?.checksItself
  return (
    <>
      <WordTopBar
        place={place}
        {...shownProgress(training, place.part)}
        combo={isWide ? { count: combo, moves: indicatorAnimates(combo, total - done) } : undefined}
        onMore={() => setMoreOpen(true)}
      />
      <Work $below={below}>
        <Head>
          <p>{place.name}</p>
          <h1 ref={heading} tabIndex={-1}>
            {exercise && !isFailed ? titleOf(exercise) : t('wordTrainer.heading')}
          </h1>
        </Head>
        {isFailed ? (
          <ErrorState title={t(`wordTrainer.trouble.${phase}`)} onRetry={store.resume}>
            {t(phase === 'endFailed' ? 'wordTrainer.trouble.answersAreSafe' : 'wordTrainer.trouble.tryAgain')}
          </ErrorState>
        ) : exercise ? (
          <WithoutSound value={withoutSound}>
            <div key={index} data-gesture={gesture}>
              {exercise.show({ locked: phase !== 'answering', verdict: result && toneOf(result) })}
            </div>
          </WithoutSound>
        ) : (
          <WordTrainerSkeleton />
        )}
      </Work>
      {exercise && !isFailed && (
        <Dock
          onHeight={setBelow}
          note={exercise.showNote()}
          feedback={
            result && (
              <Feedback result={result} recordingId={training.word?.word.word.answerRecording ?? null} />
            )
          }
          primary={
            <PrimaryAction
              label={t(goesOn ? 'wordTrainer.proceed' : 'wordTrainer.check')}
              disabled={!store.canPress}
              busy={isBusy}
              compact={!isWide}
              onPress={store.primary}
            />
          }
        />
      )}
      {isOver && hasEnd && <SessionEnd store={store} place={place} />}
      <MoreSheet
        open={isMoreOpen}
        onClose={() => setMoreOpen(false)}
        isSilent={soundRest.until() !== null}
        silence={silence}
        listenAgain={listenAgain}
      />
      <WordShortcuts />
    </>
  )
})

const HardWords = styled.ul`
  display: grid;
  margin-top: ${tokens.s3};
  li {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr);
    align-items: center;
    gap: ${tokens.s3};
    padding-block: ${tokens.s2};
    border-top: 1px solid ${tokens.line};
  }
  b { display: block; font-size: ${tokens.fs18}; }
  small { color: ${tokens.muted}; font-size: ${tokens.fs14}; }
`

/** End of a session: first the difficult words, if any, then the summary (V-WTRN-08, V-WTRN-09). */
const SessionEnd = observer(function SessionEnd({
  store,
  place,
}: {
  store: WordTrainerStore
  place: TrainerPlace
}) {
  const { t } = useTranslation(['vocabulary', 'common'])
  const go = useNavigate()
  const { end, phase, training } = store
  const [first] = training.words
  if (!end || !first) return null
  const { answerLang, exampleLang } = first.word.word
  const { totalWords, wordsSuccessful } = end.summary
  const isPerfect = wordsSuccessful === totalWords
  return phase === 'problematic' ? (
    <Dialog
      open
      onClose={store.closeProblematic}
      title={t('wordTrainer.end.hard')}
      actions={
        <Button variant="primary" onClick={store.closeProblematic}>
          {t('wordTrainer.proceed')}
        </Button>
      }
    >
      <p>{t('wordTrainer.end.hardText')}</p>
      <HardWords>
        {end.problematic.map(({ wordId, answer, example, answerRecording }) => (
          <li key={wordId}>
            <AudioButton recordingId={answerRecording} label={t('common:play', { text: answer })} />
            <span>
              <b {...textIn(langTag(answerLang))}>{displayText(answer, answerLang)}</b>
              <small {...textIn(langTag(exampleLang))}>{displayText(example, exampleLang)}</small>
            </span>
          </li>
        ))}
      </HardWords>
    </Dialog>
  ) : (
    <TrainerDialog
      open={phase === 'summary'}
      onClose={() => void go(place.backTo)}
      title={t('wordTrainer.end.title')}
      face={isPerfect ? 'great' : 'happy'}
      other={{ label: t('wordTrainer.end.again'), onChoose: () => void store.start() }}
      likely={{ label: place.back, to: place.backTo }}
    >
      {t(isPerfect ? 'wordTrainer.end.perfect' : 'wordTrainer.end.text', {
        successful: wordsSuccessful,
        count: totalWords,
      })}
    </TrainerDialog>
  )
})
