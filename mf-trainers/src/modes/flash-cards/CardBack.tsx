import type { Exercise } from '@mowka/contract/schemas/learning'
import { langTag, textIn } from '@mowka/domain/languages/languages'
import { displayText } from '@mowka/domain/text/line-ends'
import { AudioButton } from '@mowka/kernel/platform/study'
import { Badge, media, Sentence, tokens } from '@mowka/kernel/ui'
import {
  IconCards,
  IconCheck,
  IconChevronDown,
  IconEye,
  IconRepeat,
  IconVocabulary,
} from '@mowka/kernel/ui/icons'
import { focusPrimary, useShortcut } from '@mowka/web/trainer'
import { useLanguageNames } from '@mowka/web/views/learning-language'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled, { keyframes } from 'styled-components'
import type { AnswerPlace, Queue } from '../../core/answer/answer'
import { modeShortcut, usePlayKey } from '../../core/shortcuts/shortcut'
import { CardFace, FaceName, useSwipe } from './CardFace'
import { type CardDraft, type CardLanguages, sidesOf, type WordsFold } from './card-state'

const Counts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${tokens.s1} ${tokens.s4};
  margin-top: ${tokens.s4};
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  font-weight: 700;
  li { display: inline-flex; align-items: center; gap: 6px; }
  svg { width: 18px; height: 18px; }
`

/** The state of the deck: cards completed, cards that return and new cards. */
function Deck({ queue: { total, remaining, returning } }: { queue: Queue }) {
  const { t } = useTranslation('trainers')
  return (
    <Counts aria-label={t('cards.deck')}>
      <li>
        <IconCheck aria-hidden />
        {t('cards.behind', { count: total - remaining })}
      </li>
      <li>
        <IconRepeat aria-hidden />
        {t('cards.returning', { count: returning })}
      </li>
      <li>
        <IconCards aria-hidden />
        {t('cards.left', { count: remaining - returning })}
      </li>
    </Counts>
  )
}

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
  scroll-margin-bottom: 104px;
  animation: ${appear} 180ms ${tokens.ease};
  ${media.reducedMotion} { animation: none; }
`
const Words = styled.details`
  margin-top: ${tokens.s3};
  border-top: 1px solid ${tokens.line};
  summary {
    display: flex;
    align-items: center;
    gap: ${tokens.s2};
    min-height: ${tokens.touch};
    font-weight: 800;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker { display: none; }
  summary svg { flex: none; color: ${tokens.muted}; }
  summary svg:last-child { margin-left: auto; }
  &[open] summary svg:last-child { transform: rotate(180deg); }
  ul { display: grid; gap: 6px; padding-bottom: ${tokens.s1}; }
  li { line-height: 1.45; }
`
const Keys = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  margin-top: ${tokens.s3};
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  ${media.belowMedium} { display: none; }
`
/** Touch screens only: with a mouse, the buttons are closer. */
const Swipe = styled.p`
  margin-top: ${tokens.s3};
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  text-align: center;
  @media (hover: hover) { display: none; }
`

/**
 * The side to recall, hidden behind a prompt until the learner turns the card (L-FLASH-02). Space and Enter turn it;
 * then the arrow keys, 1 and 2, a swipe or the buttons judge it. Enter then means "I know", because that button has
 * the focus.
 */
export const CardBack = observer(function CardBack({
  exercise,
  draft,
  languages,
  fold,
  place,
  locked,
  takesFocus,
}: {
  exercise: Exercise
  draft: CardDraft
  languages: CardLanguages
  fold: WordsFold
  place: AnswerPlace
  /** Whether the verdict is being saved. */
  locked: boolean
  takesFocus: boolean
}) {
  const { t } = useTranslation(['trainers', 'common'])
  const { adverbOf, adverbTitleOf } = useLanguageNames()
  const root = useRef<HTMLDivElement>(null)
  const opened = useRef<HTMLDivElement>(null)
  const { front, back } = sidesOf(exercise, languages.isSwapped)
  const { text, lang, recording } = back
  const { isOpen } = draft
  const canJudge = isOpen && !locked

  useShortcut(modeShortcut('turn'), draft.turn, !isOpen && !locked)
  useShortcut(modeShortcut('unknown'), () => place.judge(false), canJudge)
  useShortcut(modeShortcut('known'), () => place.judge(true), canJudge)
  usePlayKey(isOpen ? recording : front.recording)
  useSwipe(root, canJudge, (direction) => place.judge(direction === 'right'))

  useEffect(() => {
    if (takesFocus) focusPrimary()
  }, [takesFocus])
  useEffect(() => {
    if (!isOpen) return
    if (!focusPrimary()) opened.current?.focus({ preventScroll: true })
    // On a short screen the action bar would cover the answer.
    opened.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])

  return (
    <Side ref={root}>
      {!isOpen && (
        <Hidden type="button" onClick={draft.turn} disabled={locked}>
          <IconEye aria-hidden />
          {t('cards.recall', { in: adverbOf(lang) })}
          <small>{t('cards.press')}</small>
        </Hidden>
      )}
      <div role="status">
        {isOpen && (
          <Open ref={opened} tabIndex={-1}>
            <div>
              <FaceName>{adverbTitleOf(lang)}</FaceName>
              <Sentence {...textIn(langTag(lang))}>{displayText(text, lang)}</Sentence>
              {exercise.words.length > 0 && (
                <Words open={fold.isOpen} onToggle={({ currentTarget }) => fold.set(currentTarget.open)}>
                  <summary>
                    <IconVocabulary aria-hidden />
                    {t('cards.words')}
                    <Badge tone="neutral">{exercise.words.length}</Badge>
                    <IconChevronDown aria-hidden />
                  </summary>
                  <ul>
                    {exercise.words.map((word) => (
                      <li key={word._id}>
                        <b {...textIn(langTag(exercise.answerLang))}>
                          {displayText(word.answer, exercise.answerLang)}
                        </b>{' '}
                        –{' '}
                        <span {...textIn(langTag(exercise.exampleLang))}>
                          {displayText(word.example, exercise.exampleLang)}
                        </span>
                      </li>
                    ))}
                  </ul>
                </Words>
              )}
            </div>
            <AudioButton recordingId={recording} label={t('common:play', { text })} />
          </Open>
        )}
      </div>
      {!isOpen && (
        <Keys aria-hidden>
          <kbd>{t('shortcuts.key.space')}</kbd>
          {t('cards.keyShow')}
        </Keys>
      )}
      {isOpen && <Swipe>{t('cards.swipe')}</Swipe>}
      <Deck queue={place.queue} />
    </Side>
  )
})
