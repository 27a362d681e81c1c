import type { LangCode } from '@mowka/contract/schemas/common'
import { MAX_ANSWER_LENGTH } from '@mowka/domain/exercise/answer'
import { langTag } from '@mowka/domain/languages/languages'
import { media, tokens } from '@mowka/kernel/ui'
import { SpecialCharacters, useKeyboardOpen, WORK } from '@mowka/web/trainer'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import {
  AnswerBubble,
  AnswerNote,
  answerLabel,
  FixedArticle,
  LearnerArea,
  OptionalHint,
  PromptBubble,
} from '../exercise-parts'
import { type ExerciseProps, exerciseKind } from '../word-exercise'
import { WrittenDraft } from './written-draft'

/** Languages of the word trainer with a row of special characters (V-WEX-21, C12). */
const WITH_CHARACTERS: readonly LangCode[] = ['DE', 'ES', 'FR', 'RU']

const Bubble = styled(AnswerBubble)`
  &:focus-within { border-color: ${tokens.focus}; box-shadow: 0 0 0 2px ${tokens.focus}; }
`
const Label = styled.label`
  ${answerLabel}
`
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.s3};
`
const Field = styled.input`
  flex: 1;
  width: 100%;
  min-width: 0;
  min-height: 48px;
  padding: 0;
  border: 0;
  background: none;
  font-size: 1.625rem;
  font-weight: 700;
  line-height: 1.3;
  &:focus-visible { outline: 0; }
  ${media.belowMedium} { font-size: 1.5rem; }
`

/** A word is typed, with buttons for characters that a Polish keyboard lacks. */
const WrittenExercise = observer(function WrittenExercise({
  draft,
  locked,
  verdict,
}: ExerciseProps & { draft: WrittenDraft }) {
  const { t } = useTranslation('vocabulary')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { text, caret, lang, article } = draft
  const hasKeyboard = useKeyboardOpen(lang)

  useEffect(() => {
    field.current?.focus({ preventScroll: true })
  }, [])
  useLayoutEffect(() => {
    if (!caret) return
    field.current?.focus({ preventScroll: true })
    field.current?.setSelectionRange(caret.at, caret.at)
  }, [caret])

  return (
    <LearnerArea>
      <Bubble $verdict={verdict}>
        <Label htmlFor={id}>{t('wordTrainer.answer')}</Label>
        <Line>
          {article && <FixedArticle id={`${id}article`} article={article} lang={lang} />}
          <Field
            ref={field}
            {...{ [WORK]: true }}
            id={id}
            type="text"
            lang={langTag(lang)}
            value={text}
            maxLength={MAX_ANSWER_LENGTH}
            readOnly={locked}
            aria-invalid={verdict === 'wrong' || undefined}
            aria-describedby={article ? `${id}article` : undefined}
            inputMode={hasKeyboard ? 'none' : undefined}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            enterKeyHint="done"
            onChange={(event) => draft.setText(event.target.value)}
          />
        </Line>
      </Bubble>
      <AnswerNote>
        {WITH_CHARACTERS.includes(lang) && (
          <SpecialCharacters
            lang={lang}
            labels={{
              row: t('wordTrainer.characters.row'),
              shift: t('wordTrainer.characters.shift'),
              keyboard: t('wordTrainer.characters.cyrillic'),
              space: t('wordTrainer.characters.space'),
              erase: t('wordTrainer.characters.erase'),
            }}
            disabled={locked}
            field={() => field.current}
            onInsert={(inserted, from, to) => draft.insert(inserted, from, to)}
          />
        )}
        {article && !locked && <p>{t('wordTrainer.articleIsThere')}</p>}
      </AnswerNote>
    </LearnerArea>
  )
})

/** Shows the learner's word; its translation is typed (V-WEX-12). */
export const writtenTranslation = exerciseKind('WRITTEN_TRANSLATION', ({ word, exerciseData }) => {
  const { prompt, correctAnswer } = exerciseData
  const draft = new WrittenDraft({ wordId: word.wordId, prompt, correctAnswer })
  return {
    title: 'wordTrainer.title.written',
    titleLang: correctAnswer.lang,
    draft,
    sound: null,
    show: (props) => (
      <>
        <PromptBubble said={prompt} />
        <WrittenExercise {...props} draft={draft} />
      </>
    ),
    showNote: () => <OptionalHint draft={draft} />,
  }
})
