import type { Exercise } from '@mowka/shared/contract/schemas/learning'
import { langTag } from '@mowka/shared/domain/languages'
import { shownSentence } from '@mowka/shared/domain/line-ends'
import { AudioButton } from '@mowka/shared/platform/study'
import { focusPrimary, useShortcut } from '@mowka/shared/trainer'
import { media, Sentence, tokens } from '@mowka/shared/ui'
import { IconEye } from '@mowka/shared/ui/icons'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled, { keyframes } from 'styled-components'
import type { AnswerPlace } from '../exercise/answer'
import { usePlayKey } from '../listening/use-play-key'
import { CardFace, FaceName } from './CardFace'
import type { CardDraft } from './card-draft'
import type { CardLanguages } from './card-languages'
import { cardShortcuts } from './card-shortcuts'
import { sidesOf } from './card-sides'
import { Deck } from './Deck'
import { useSwipe } from './use-swipe'

const Side = styled.div`
  margin: 0 0 ${tokens.s4} 60px;
  ${media.belowMedium} { margin-left: 0; }
`
const Hidden = styled.button`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 6px;
  width: 100%;
  min-height: 168px;
  padding: ${tokens.s4};
  border: 1.5px dashed ${tokens.lineStrong};
  border-radius: ${tokens.rBubbleMe};
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 800;
  svg { width: 28px; height: 28px; color: ${tokens.muted}; }
  small { color: ${tokens.muted}; font-size: ${tokens.fs14}; font-weight: 600; }
`
const appear = keyframes`from { opacity: 0; }`
const Open = styled(CardFace).attrs({ me: true })`
  border: 1.5px solid ${tokens.lineStrong};
  animation: ${appear} 180ms ${tokens.ease};
  ${media.reducedMotion} { animation: none; }
`
const Words = styled.ul`
  display: grid;
  gap: 6px;
  margin-top: ${tokens.s4};
  padding-top: ${tokens.s3};
  border-top: 1px solid ${tokens.line};
  li { line-height: 1.45; }
`
const Keys = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 6px ${tokens.s4};
  margin-top: ${tokens.s3};
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  > span { display: inline-flex; align-items: center; gap: 6px; }
  ${media.belowMedium} { display: none; }
`
/** For fingers only: where there is a mouse, the buttons are nearer. */
const Swipe = styled.p`
  margin-top: ${tokens.s3};
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  text-align: center;
  @media (hover: hover) { display: none; }
`

/**
 * The side of a card that is to be recalled: behind a prompt until the learner turns it (L-FLASH-02). Space and Enter
 * turn, 1 and 2 or a swipe say whether it was known; the buttons say the same.
 */
export const CardBack = observer(function CardBack({
  exercise,
  draft,
  languages,
  place,
  locked,
  takesFocus,
}: {
  exercise: Exercise
  draft: CardDraft
  languages: CardLanguages
  place: AnswerPlace
  /** It was said whether it was known, and that is being saved. */
  locked: boolean
  takesFocus: boolean
}) {
  const { t } = useTranslation(['trainers', 'common'])
  const root = useRef<HTMLDivElement>(null)
  const prompt = useRef<HTMLButtonElement>(null)
  const opened = useRef<HTMLDivElement>(null)
  const { front, back } = sidesOf(exercise, languages.isSwapped)
  const { text, lang, recording } = back
  const { isOpen, isDone } = draft
  const canJudge = isDone && !locked

  useShortcut(cardShortcuts.turn, draft.turn, !locked)
  useShortcut(cardShortcuts.unknown, () => place.judge(false), canJudge)
  useShortcut(cardShortcuts.known, () => place.judge(true), canJudge)
  usePlayKey(isOpen ? recording : front.recording)
  useSwipe(root, canJudge, (direction) => place.judge(direction === 'right'))

  useEffect(() => {
    if (takesFocus) focusPrimary()
  }, [takesFocus])
  // Never on an answer: the keys that have turned the card turn it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every turn takes away what had the focus
  useEffect(() => {
    if (isDone && !focusPrimary()) (opened.current ?? prompt.current)?.focus({ preventScroll: true })
  }, [isDone, isOpen])

  return (
    <Side ref={root}>
      {!isOpen && (
        <Hidden ref={prompt} type="button" onClick={draft.turn} disabled={locked}>
          <IconEye aria-hidden />
          {t('cards.recall', { in: t(`lang.in.${lang}`) })}
          <small>{t('cards.press')}</small>
        </Hidden>
      )}
      <div role="status">
        {isOpen && (
          <Open ref={opened} tabIndex={-1}>
            <div>
              <FaceName>{t('cards.in', { in: t(`lang.in.${lang}`) })}</FaceName>
              <Sentence lang={langTag(lang)}>{shownSentence(text, lang)}</Sentence>
              {exercise.words.length > 0 && (
                <Words>
                  {exercise.words.map((word) => (
                    <li key={word._id}>
                      <b lang={langTag(exercise.answerLang)}>{word.answer}</b> –{' '}
                      <span lang={langTag(exercise.exampleLang)}>{word.example}</span>
                    </li>
                  ))}
                </Words>
              )}
            </div>
            <AudioButton recordingId={recording} label={t('common:play', { text })} />
          </Open>
        )}
      </div>
      <Keys aria-hidden>
        <span>
          <kbd>{t('shortcuts.key.space')}</kbd>
          {t(isOpen ? 'cards.keyHide' : 'cards.keyShow')}
        </span>
        {isDone && (
          <>
            <span>
              <kbd>1</kbd>
              {t('cards.keyUnknown')}
            </span>
            <span>
              <kbd>2</kbd>
              {t('cards.keyKnown')}
            </span>
          </>
        )}
      </Keys>
      {isDone && <Swipe>{t('cards.swipe')}</Swipe>}
      <Deck queue={place.queue} />
    </Side>
  )
})
