import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { MAX_ANSWER_LENGTH } from '@mowka/shared/domain/answer'
import { langTag } from '@mowka/shared/domain/languages'
import { SpecialCharacters, WORK } from '@mowka/shared/trainer'
import { tokens } from '@mowka/shared/ui'
import { observer } from 'mobx-react-lite'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { AnswerHead } from './AnswerHead'
import { AnswerBubble, MyTurn, UnderAnswer } from './answer-bubble'
import { rightGaps } from './gap-verdicts'
import type { GapsDraft } from './gaps-draft'
import { MarkedGap } from './MarkedGap'
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
  verdict,
  takesFocus,
  resultId,
}: ExerciseViewProps<GapsDraft> & { lang: LangCode }) {
  const { t } = useTranslation('trainers')
  const id = useId()
  const fields = useRef<(HTMLInputElement | null)[]>([])
  const { active, select } = draft
  const text = draft.fills[active] ?? ''
  const total = draft.fills.length
  const right = rightGaps(draft.gaps, draft.fills, verdict !== 'wrong')

  // The first gap, and after a wrong answer the first one that has to be mended.
  const focusFirst = useEffectEvent(() => {
    const first = rightGaps(draft.gaps, draft.fills, false).indexOf(false)
    fields.current[Math.max(0, first)]?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (takesFocus && !locked) focusFirst()
  }, [takesFocus, locked])

  /** Enter goes to the next gap; in the last one it checks, as everywhere. */
  const onKeyDown = (event: KeyboardEvent, gap: number) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || gap === total - 1) return
    event.preventDefault()
    fields.current[gap + 1]?.focus()
  }

  useLayoutEffect(() => {
    if (!select) return
    fields.current[active]?.focus({ preventScroll: true })
    fields.current[active]?.setSelectionRange(select.from, select.to)
  }, [active, select])

  return (
    <MyTurn>
      <AnswerBubble $verdict={verdict}>
        <AnswerHead
          verdict={verdict}
          note={
            verdict === 'wrong' && right.includes(false)
              ? t('answer.gapsWrong', { wrong: right.filter((each) => !each).length, total })
              : undefined
          }
        >
          <p id={id}>{t('answer.label')}</p>
        </AnswerHead>
        <GapSentence role="group" aria-labelledby={id} aria-describedby={resultId} lang={langTag(lang)}>
          {draft.parts.map((part) => {
            const { gap } = part
            if (gap === null) return <span key={part.start}>{part.text}</span>
            if (verdict)
              return (
                <MarkedGap
                  key={part.start}
                  number={gap + 1}
                  total={total}
                  fill={draft.fills[gap] ?? ''}
                  right={right[gap] ?? false}
                  expected={part.text}
                />
              )
            return (
              <Gap
                key={part.start}
                ref={(field) => {
                  fields.current[gap] = field
                }}
                $width={gapWidth(part.text)}
                aria-label={t('gaps.one', { number: gap + 1, total })}
                {...(gap === 0 && { [WORK]: true })}
                enterKeyHint={gap === total - 1 ? 'done' : 'next'}
                value={draft.fills[gap] ?? ''}
                maxLength={MAX_ANSWER_LENGTH - draft.value.length + (draft.fills[gap] ?? '').length}
                readOnly={locked}
                spellCheck={false}
                autoCapitalize="off"
                autoComplete="off"
                autoCorrect="off"
                onFocus={() => draft.activate(gap)}
                onKeyDown={(event) => onKeyDown(event, gap)}
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
