import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { MAX_ANSWER_LENGTH } from '@mowka/shared/domain/answer'
import { langTag } from '@mowka/shared/domain/languages'
import { SpecialCharacters } from '@mowka/shared/trainer'
import { tokens } from '@mowka/shared/ui'
import { observer } from 'mobx-react-lite'
import { useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { AnswerBubble, AnswerLabel, MyTurn, UnderAnswer } from './answer-bubble'
import type { GapsDraft } from './gaps-draft'
import type { ExerciseViewProps } from './view-props'

/** A sentence with gaps in it. */
export const GapSentence = styled.div`
  font-size: ${tokens.fs22};
  font-weight: 600;
  line-height: 2.4;
  white-space: pre-wrap;
`
/** A gap grows with the word that belongs into it, in steps, so that its width gives little away. */
export const gapWidth = (text: string): number => Math.max(4, Math.ceil((text.length + 1) / 3) * 3)

const Gap = styled.input<{ $width: number }>`
  width: ${({ $width }) => $width}ch;
  max-width: 100%;
  min-height: ${tokens.touch};
  padding: 0 ${tokens.s2};
  border: 1.5px solid ${tokens.lineStrong};
  border-radius: ${tokens.r8};
  background: ${tokens.card};
  font-weight: 700;
  text-align: center;
  &:focus-visible { outline: 2px solid ${tokens.focus}; outline-offset: 0; }
`

/** The words of the gaps are typed into the sentence. */
export const FillTheGap = observer(function FillTheGap({
  draft,
  lang,
  locked,
  wrong,
  resultId,
}: ExerciseViewProps<GapsDraft> & { lang: LangCode }) {
  const { t } = useTranslation('trainers')
  const id = useId()
  const fields = useRef<(HTMLInputElement | null)[]>([])
  const { active, caret } = draft
  const text = draft.fills[active] ?? ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret is set after each text that wants it
  useLayoutEffect(() => {
    if (caret === null) return
    fields.current[active]?.focus({ preventScroll: true })
    fields.current[active]?.setSelectionRange(caret, caret)
  }, [active, caret, text])

  return (
    <MyTurn>
      <AnswerBubble $wrong={wrong}>
        <AnswerLabel id={id}>{t('answer.label')}</AnswerLabel>
        <GapSentence role="group" aria-labelledby={id} aria-describedby={resultId} lang={langTag(lang)}>
          {draft.parts.map((part) => {
            const { gap } = part
            if (gap === null) return <span key={part.start}>{part.text}</span>
            return (
              <Gap
                key={part.start}
                ref={(field) => {
                  fields.current[gap] = field
                }}
                $width={gapWidth(part.text)}
                aria-label={t('gaps.one', { number: gap + 1, total: draft.fills.length })}
                aria-invalid={wrong || undefined}
                value={draft.fills[gap] ?? ''}
                maxLength={MAX_ANSWER_LENGTH - draft.value.length + (draft.fills[gap] ?? '').length}
                readOnly={locked}
                spellCheck={false}
                autoCapitalize="off"
                autoComplete="off"
                autoCorrect="off"
                onFocus={() => draft.activate(gap)}
                onChange={(event) => draft.setFill(gap, event.target.value)}
              />
            )
          })}
        </GapSentence>
      </AnswerBubble>
      <UnderAnswer>
        <SpecialCharacters
          lang={lang}
          labels={{ row: t('keyboard.label'), shift: t('keyboard.shift') }}
          disabled={locked}
          onInsert={(character) => {
            const field = fields.current[active]
            draft.insert(character, field?.selectionStart ?? text.length, field?.selectionEnd ?? text.length)
          }}
        />
      </UnderAnswer>
    </MyTurn>
  )
})
