import { langTag, textIn } from '@mowka/domain/languages/languages'
import { Button, isOverlayOpen, media, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { IconBackspace, IconBulb, IconRefresh } from '@mowka/kernel/ui/icons'
import { keepFocus, PASSES_ENTER, singleKeysWork } from '@mowka/web/trainer'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import {
  AnswerBubble,
  AnswerNote,
  answerLabel,
  FixedArticle,
  ForKeyboards,
  hinted,
  LearnerArea,
  OptionalHint,
  PromptBubble,
} from '../exercise-parts'
import { CannotListen, ListenBubble } from '../listen/ListenBubble'
import { type ExerciseProps, exerciseKind, type SessionWordOf } from '../word-exercise'
import { SPACE, UnscrambleDraft } from './unscramble-draft'

/** Keyboard actions on an answer made of letters. */
type Letters = { type: (character: string) => void; backspace: () => void; clear: () => void }

/** Elements that the space bar activates when focused. */
const PRESSED = 'button, a[href]'

/**
 * Handles typing anywhere on the page: letters, the space bar for a space, Backspace for the last letter,
 * Shift+Backspace for all. Disabled together with the other single-key shortcuts.
 */
function useLetters(letters: Letters, isOn: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    if (event.isComposing || event.defaultPrevented || event.ctrlKey || event.metaKey) return
    if (isOverlayOpen()) return
    const element = target instanceof Element ? target : null
    if (element?.closest('input, textarea, select, [contenteditable]')) return
    if (key === 'Backspace') {
      event.preventDefault()
      return event.shiftKey ? letters.clear() : letters.backspace()
    }
    if ([...key].length !== 1 || !singleKeysWork()) return
    if (key === ' ' ? element?.closest(PRESSED) : !/[\p{L}\p{M}'’-]/u.test(key)) return
    event.preventDefault()
    letters.type(key)
  })
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOn])
}

const Tiles = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.s2};
`
const Tile = styled.button<{ $hinted?: boolean }>`
  position: relative;
  width: 48px;
  min-height: 52px;
  padding: 0;
  border: 1.5px solid ${tokens.lineStrong};
  border-bottom-width: 3px;
  border-radius: ${tokens.r12};
  background: ${tokens.card};
  font-size: 1.375rem;
  font-weight: 700;
  line-height: 1;
  &[aria-disabled] { cursor: default; }
  &[data-used] {
    border: 1.5px dashed ${tokens.lineStrong};
    background: none;
    color: transparent;
    opacity: 0.6;
  }
  &[data-mistake] { border-color: ${tokens.danger}; color: ${tokens.danger}; }
  ${({ $hinted }) => $hinted && hinted}
  ${media.belowMedium} { width: 46px; }
`
const Slot = styled.span.attrs({ 'aria-hidden': true })<{ $next: boolean }>`
  width: 48px;
  min-height: 52px;
  border: ${({ $next }) => ($next ? `2px dashed ${tokens.text}` : `1.5px dashed ${tokens.lineStrong}`)};
  border-radius: ${tokens.r12};
  opacity: ${({ $next }) => ($next ? 1 : 0.75)};
  ${media.belowMedium} { width: 46px; }
`
const Bulb = styled.span`
  position: absolute;
  top: -13px;
  right: -13px;
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  background: ${tokens.spark};
  color: ${tokens.onSpark};
  svg { width: 18px; height: 18px; }
`
const Label = styled.p`
  ${answerLabel}
`
const Pool = styled(LearnerArea)`
  margin-top: ${tokens.s5};
`
const Tools = styled(AnswerNote)`
  > div { display: flex; flex-wrap: wrap; gap: ${tokens.s1}; margin-left: -12px; color: ${tokens.text}; }
`

/** Letters are arranged into a word by press or keyboard. A used letter leaves its outline, so nothing moves. */
const UnscrambleExercise = observer(function UnscrambleExercise({
  draft,
  locked,
  verdict,
}: ExerciseProps & { draft: UnscrambleDraft }) {
  const { t } = useTranslation('vocabulary')
  const id = useId()
  const tag = langTag(draft.lang)
  const { letters: pool } = draft.task
  const cannotUndo = locked || !draft.ready
  const nameOf = (letter: string) => (letter === SPACE ? t('wordTrainer.unscramble.space') : letter)
  useLetters(draft, !locked)

  return (
    <>
      <LearnerArea>
        <AnswerBubble $verdict={verdict}>
          <Label id={id}>{t('wordTrainer.answer')}</Label>
          <Tiles role="group" aria-labelledby={id} {...textIn(tag)} onMouseDown={keepFocus}>
            {draft.article && <FixedArticle article={draft.article} lang={draft.lang} />}
            {draft.letters.map((letter, index) => (
              <Tile
                key={index}
                type="button"
                data-mistake={draft.mistakeAt === index || undefined}
                $hinted={draft.mistakeAt === index}
                aria-disabled={locked || undefined}
                aria-label={
                  locked ? nameOf(letter) : t('wordTrainer.unscramble.putBack', { letter: nameOf(letter) })
                }
                {...(locked && { [PASSES_ENTER]: true })}
                onClick={() => {
                  if (!locked) draft.putBack(index)
                }}
              >
                {letter}
              </Tile>
            ))}
            {pool.slice(draft.letters.length).map((_, place) => (
              <Slot key={place} $next={place === 0 && !locked} />
            ))}
          </Tiles>
        </AnswerBubble>
      </LearnerArea>
      <Pool onMouseDown={keepFocus}>
        <Tiles role="group" aria-label={t('wordTrainer.unscramble.pool')} {...textIn(tag)}>
          {pool.map((letter, place) => {
            const isOff = locked || draft.isUsed(place)
            return (
              <Tile
                key={place}
                type="button"
                data-used={draft.isUsed(place) || undefined}
                $hinted={draft.nextHint === place}
                aria-disabled={isOff || undefined}
                aria-label={letter === SPACE ? nameOf(letter) : undefined}
                {...(isOff && { [PASSES_ENTER]: true })}
                onClick={() => {
                  if (!isOff) draft.press(place)
                }}
              >
                {letter}
                {draft.nextHint === place && (
                  <Bulb aria-hidden>
                    <IconBulb />
                  </Bulb>
                )}
              </Tile>
            )
          })}
        </Tiles>
        <Tools>
          <div>
            <Button
              variant="ghost"
              leftIcon={<IconBackspace aria-hidden />}
              disabled={cannotUndo}
              onClick={draft.backspace}
            >
              {t('wordTrainer.unscramble.backspace')}
            </Button>
            <Button
              variant="ghost"
              leftIcon={<IconRefresh aria-hidden />}
              disabled={cannotUndo}
              onClick={draft.clear}
            >
              {t('wordTrainer.unscramble.clear')}
            </Button>
          </div>
          <p>
            {pool.includes(SPACE) && <>{t('wordTrainer.unscramble.spaceSign')} </>}
            <ForKeyboards>{t('wordTrainer.unscramble.keyboard')}</ForKeyboards>
          </p>
        </Tools>
        <VisuallyHidden role="status">{draft.letters.map(nameOf).join(' ')}</VisuallyHidden>
      </Pool>
    </>
  )
})

function draftOf({
  word,
  exerciseData,
}: SessionWordOf<'UNSCRAMBLE_TRANSLATION'> | SessionWordOf<'AUDIO_UNSCRAMBLE'>): UnscrambleDraft {
  return new UnscrambleDraft({
    wordId: word.wordId,
    prompt: { text: word.word.example, lang: word.word.exampleLang },
    letters: exerciseData.scrambledLetters,
    correctAnswer: exerciseData.correctAnswer,
  })
}

/** Shows the learner's word; its translation is arranged from letters (V-WEX-08). */
export const unscrambleTranslation = exerciseKind('UNSCRAMBLE_TRANSLATION', (word) => {
  const draft = draftOf(word)
  return {
    title: 'wordTrainer.title.UNSCRAMBLE_TRANSLATION',
    draft,
    sound: null,
    show: (props) => (
      <>
        <PromptBubble said={draft.task.prompt} />
        <UnscrambleExercise {...props} draft={draft} />
      </>
    ),
    showNote: () => <OptionalHint draft={draft} />,
  }
})

/** Plays a word, which is arranged from letters (V-WEX-09). When muted, its translation is shown instead. */
export const audioUnscramble = exerciseKind(
  'AUDIO_UNSCRAMBLE',
  (word) => {
    const draft = draftOf(word)
    const { audioUrl } = word.exerciseData
    return {
      title: 'wordTrainer.title.AUDIO_UNSCRAMBLE',
      draft,
      sound: audioUrl,
      show: (props) => (
        <>
          <ListenBubble recordingId={audioUrl} />
          <UnscrambleExercise {...props} draft={draft} />
          {!props.locked && <CannotListen />}
        </>
      ),
      showNote: () => <OptionalHint draft={draft} />,
    }
  },
  ({ exerciseData: { scrambledLetters, correctAnswer }, word, targetLang }) => ({
    type: 'UNSCRAMBLE_TRANSLATION',
    word,
    targetLang,
    exerciseData: { scrambledLetters, correctAnswer },
  }),
)
