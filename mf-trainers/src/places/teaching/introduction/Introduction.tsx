import type { Course, Lesson } from '@mowka/contract/schemas/learning'
import type { LessonIntroduction } from '@mowka/contract/schemas/lesson-teaching'
import { langTag, textIn } from '@mowka/domain/languages/languages'
import { countExercises } from '@mowka/domain/lesson/lesson'
import { splitLessonName } from '@mowka/domain/lesson/lesson-name'
import { usePageTitle } from '@mowka/kernel/platform'
import { audio } from '@mowka/kernel/platform/study'
import {
  Button,
  IconButton,
  Mascot,
  Muted,
  media,
  queries,
  SpeechBubble,
  Stack,
  tokens,
  useMediaQuery,
} from '@mowka/kernel/ui'
import { IconArrowLeft, IconPlayerSkipForward, IconX } from '@mowka/kernel/ui/icons'
import {
  ActionBar,
  ActionPair,
  Body,
  PrimaryAction,
  type Shortcut,
  SidePanel,
  Top,
  Turn,
  useEnter,
  useShortcut,
} from '@mowka/web/trainer'
import { richNodes } from '@mowka/web/views'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { RateButton } from '../../../core/screen/actions'
import { Head } from '../../../core/screen/TrainerHead'
import { Examples, exampleButtonId } from './Examples'
import { Rule } from './Rule'

const Pips = styled.div`
  display: flex;
  gap: ${tokens.s2};
  align-items: center;
  justify-content: center;
  i { width: 10px; height: 10px; border-radius: 5px; background: ${tokens.lineStrong}; }
  i[data-now] { width: 28px; background: ${tokens.text}; }
  span { margin-left: ${tokens.s2}; color: ${tokens.muted}; font-size: ${tokens.fs14}; font-weight: 800; }
`
const Say = styled(SpeechBubble)`
  h1 { font-size: ${tokens.fsSentence}; line-height: 1.2; outline: none; }
  > div { margin-top: ${tokens.s2}; overflow-wrap: anywhere; }
`
/** Aligned with the bubble on wide screens. */
const Below = styled.div`
  display: grid;
  gap: ${tokens.s4};
  margin-left: 60px;
  ${media.belowMedium} { margin-left: 44px; }
  ${media.phone} { margin-left: 0; }
`
const Title = styled.p`
  &&& { color: ${tokens.text}; font-size: ${tokens.fs18}; font-weight: 800; }
`

const exampleKeys: Shortcut = { does: 'example', keys: ['1', '2', '3'], isRow: true }
const playKey: Shortcut = { does: 'play', keys: ['Ctrl+Space'] }
const backKey: Shortcut = { does: 'back', keys: ['ArrowLeft'] }
const nextKey: Shortcut = { does: 'next', keys: ['ArrowRight'] }
const skipKey: Shortcut = { does: 'skip', keys: ['Escape'] }

/** The rule of a lesson and its examples, in two screens. Calls `onDone` after the last one or when skipped. */
export default function Introduction({
  introduction,
  lesson,
  course,
  closeTo,
  onDone,
}: {
  introduction: LessonIntroduction
  lesson: Lesson
  course: Course
  closeTo: string
  onDone: () => void
}) {
  const { t } = useTranslation('teaching')
  const isWide = useMediaQuery(queries.medium)
  const [step, setStep] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const { examples } = introduction
  const all = examples.length > 0 ? 2 : 1
  const isLast = step === all - 1
  const isExamples = step === 1
  usePageTitle(t('introduction.name'))

  const done = () => {
    audio.stop()
    onDone()
  }
  const go = (to: number) => {
    audio.stop()
    setStep(to)
  }
  const goOn = () => (isLast ? done() : go(step + 1))
  const play = (place: number) => {
    const recording = examples[place]?.answerRecording
    if (recording) void audio.play(recording)
  }
  useEnter(goOn)
  useShortcut(skipKey, done)
  useShortcut(nextKey, goOn, !isLast)
  useShortcut(backKey, () => go(0), isExamples)
  useShortcut(exampleKeys, play, isExamples)
  useShortcut(
    playKey,
    () => {
      if (audio.current !== null) audio.stop()
      else play(0)
    },
    isExamples,
  )
  useScreenStart(step, heading, isExamples ? (examples[0]?.answerRecording ?? null) : null)

  const primary = (
    <PrimaryAction
      label={t(isLast ? 'introduction.start' : 'introduction.next')}
      compact={!isWide}
      onPress={goOn}
    />
  )
  const skipWhole = (
    <Button fullWidth leftIcon={<IconPlayerSkipForward aria-hidden />} onClick={done}>
      {t('introduction.skipWhole')}
    </Button>
  )
  return (
    <>
      <Top>
        <div>
          <IconButton to={closeTo} aria-label={t('close')}>
            <IconX aria-hidden />
          </IconButton>
          <Pips role="img" aria-label={t('introduction.step', { step: step + 1, all })}>
            {Array.from({ length: all }, (_, place) => (
              <i key={place} data-now={place === step || undefined} />
            ))}
            <span aria-hidden>{t('introduction.position', { step: step + 1, all })}</span>
          </Pips>
          {isWide ? (
            <span />
          ) : (
            <Button variant="ghost" onClick={done}>
              {t('introduction.skip')}
            </Button>
          )}
        </div>
      </Top>
      <Body>
        <div>
          <Head>
            <div>
              <Title>{splitLessonName(lesson.name.source || lesson.name.target).title}</Title>
              <p>{course.name}</p>
            </div>
          </Head>
          <Turn>
            <Mascot face={isExamples ? 'surprised' : 'happy'} />
            <Say>
              <h1 ref={heading} tabIndex={-1}>
                {isExamples ? (
                  t('introduction.listen')
                ) : (
                  <span {...textIn(langTag(course.sourceLang))}>{richNodes(introduction.title)}</span>
                )}
              </h1>
              <div>
                {isExamples ? (
                  <p>{t('introduction.listenText', { count: examples.length })}</p>
                ) : (
                  richNodes(introduction.rule)
                )}
              </div>
            </Say>
          </Turn>
          <Below>
            {isExamples ? (
              <Examples examples={examples} lang={course.targetLang} />
            ) : (
              <Rule introduction={introduction} lang={course.targetLang} />
            )}
          </Below>
        </div>
        {isWide && (
          <SidePanel
            label={t('side')}
            actions={
              <>
                {primary}
                {isExamples && (
                  <ActionPair>
                    <Button leftIcon={<IconArrowLeft aria-hidden />} onClick={() => go(0)}>
                      {t('introduction.rule')}
                    </Button>
                    <RateButton />
                  </ActionPair>
                )}
                {skipWhole}
              </>
            }
          >
            <Stack gap={2}>
              <strong>{t('introduction.inLesson')}</strong>
              <span>{t('introduction.sentences', { count: countExercises(lesson.items) })}</span>
              <Muted size={14}>{t('introduction.later')}</Muted>
            </Stack>
          </SidePanel>
        )}
      </Body>
      {!isWide && (
        <ActionBar label={t('side')} primary={primary}>
          {isExamples && (
            <>
              <IconButton variant="outline" aria-label={t('introduction.backToRule')} onClick={() => go(0)}>
                <IconArrowLeft aria-hidden />
              </IconButton>
              <RateButton compact />
            </>
          )}
        </ActionBar>
      )}
    </>
  )
}

/**
 * Focuses the heading of a screen, scrolls up and plays the first recording. Focuses that recording's button instead if
 * the browser blocks autoplay.
 */
function useScreenStart(
  step: number,
  heading: RefObject<HTMLHeadingElement | null>,
  recordingId: string | null,
): void {
  const start = useEffectEvent(async (_step: number) => {
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
    if (recordingId === null) return
    if ((await audio.play(recordingId)) === 'refused') document.getElementById(exampleButtonId(0))?.focus()
  })
  useEffect(() => {
    void start(step)
    return audio.stop
  }, [step])
}
