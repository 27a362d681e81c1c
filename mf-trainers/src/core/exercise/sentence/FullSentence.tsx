import type { LangCode } from '@mowka/contract/schemas/common'
import { MAX_ANSWER_LENGTH } from '@mowka/domain/exercise/answer'
import { langTag } from '@mowka/domain/languages/languages'
import { media, tokens } from '@mowka/kernel/ui'
import { SpecialCharacters, useKeyboardOpen, WORK } from '@mowka/web/trainer'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { ExerciseViewProps } from '../../answer/answer'
import { AnswerBubble, AnswerHead, MyTurn, UnderAnswer } from '../../answer/answer-views'
import type { TextDraft } from './text-draft'

const Bubble = styled(AnswerBubble)`
  &:focus-within { border-color: ${tokens.focus}; box-shadow: 0 0 0 2px ${tokens.focus}; }
`
const Text = styled.textarea<{ $checked: boolean }>`
  display: block;
  width: 100%;
  min-height: ${({ $checked }) => ($checked ? '0' : '76px')};
  padding: 0;
  border: 0;
  background: none;
  font-size: ${tokens.fs22};
  font-weight: 600;
  line-height: 1.4;
  resize: none;
  field-sizing: content;
  &:focus-visible { outline: 0; }
  ${media.belowMedium} { font-size: 1.25rem; }
`

/** A text field for the whole sentence. */
export const FullSentence = observer(function FullSentence({
  draft,
  lang,
  locked,
  verdict,
  takesFocus,
  resultId,
}: ExerciseViewProps<TextDraft> & { lang: LangCode }) {
  const { t } = useTranslation('trainers')
  const id = useId()
  const hasKeyboard = useKeyboardOpen(lang)
  const field = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    if (takesFocus && !locked) field.current?.focus({ preventScroll: true })
  }, [takesFocus, locked])

  const { select, text } = draft
  useLayoutEffect(() => {
    if (!select) return
    field.current?.focus({ preventScroll: true })
    field.current?.setSelectionRange(select.from, select.to)
  }, [select])

  return (
    <MyTurn>
      <Bubble $verdict={verdict}>
        <AnswerHead verdict={verdict}>
          <label htmlFor={id}>{t('answer.label')}</label>
        </AnswerHead>
        <Text
          ref={field}
          {...{ [WORK]: true }}
          id={id}
          lang={langTag(lang)}
          rows={1}
          value={text}
          maxLength={MAX_ANSWER_LENGTH}
          readOnly={locked}
          $checked={locked}
          aria-invalid={verdict === 'wrong' || undefined}
          aria-describedby={resultId}
          inputMode={hasKeyboard ? 'none' : undefined}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          enterKeyHint="done"
          onChange={(event) => draft.setText(event.target.value)}
        />
      </Bubble>
      <UnderAnswer>
        <SpecialCharacters
          lang={lang}
          labels={{
            row: t('keyboard.label'),
            shift: t('keyboard.shift'),
            keyboard: t('keyboard.cyrillic'),
            space: t('keyboard.space'),
            erase: t('keyboard.erase'),
          }}
          disabled={locked}
          field={() => field.current}
          onInsert={(inserted, from, to) => draft.insert(inserted, from, to)}
        />
      </UnderAnswer>
    </MyTurn>
  )
})
