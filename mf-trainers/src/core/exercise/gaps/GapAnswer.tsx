import type { LangCode } from '@mowka/contract/schemas/common'
import { langTag, textIn } from '@mowka/domain/languages'
import { tokens } from '@mowka/kernel/ui'
import { observer } from 'mobx-react-lite'
import { Fragment, type MouseEventHandler, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { AnswerHead } from '../../answer/AnswerHead'
import type { ExerciseViewProps } from '../../answer/answer'
import { AnswerBubble } from '../../answer/answer-bubble'
import type { AnswerPart } from './gaps'
import { rightGaps } from './gaps'
import { MarkedGap } from './MarkedGap'

const Sentence = styled.div`
  font-size: ${tokens.fs22};
  font-weight: 600;
  line-height: 2.4;
  white-space: pre-wrap;
  button { vertical-align: middle; }
`

/** Width of a gap in characters. It grows with the right word in steps, so that it reveals little. */
export const gapWidth = (text: string): number => Math.max(4, Math.ceil((text.length + 1) / 3) * 3)

/** A sentence with gaps as an answer: open gaps from `renderGap`, and after the check each one marked. */
export const GapAnswer = observer(function GapAnswer({
  draft,
  lang,
  verdict,
  resultId,
  onMouseDown,
  renderGap,
}: Pick<
  ExerciseViewProps<{
    parts: readonly AnswerPart[]
    gaps: readonly AnswerPart[]
    /** The content of each gap. */
    fills: readonly string[]
  }>,
  'draft' | 'verdict' | 'resultId'
> & {
  lang: LangCode
  onMouseDown?: MouseEventHandler
  /** Renders a gap, numbered from 0, whose right content is `text`. */
  renderGap: (gap: number, text: string) => ReactNode
}) {
  const { t } = useTranslation('trainers')
  const id = useId()
  const total = draft.gaps.length
  const right = rightGaps(draft.gaps, draft.fills, verdict !== 'wrong')
  const wrong = right.filter((each) => !each).length
  return (
    <AnswerBubble $verdict={verdict} onMouseDown={onMouseDown}>
      <AnswerHead
        verdict={verdict}
        note={verdict === 'wrong' && wrong > 0 ? t('answer.gapsWrong', { wrong, total }) : undefined}
      >
        <p id={id}>{t('answer.label')}</p>
      </AnswerHead>
      <Sentence role="group" aria-labelledby={id} aria-describedby={resultId} {...textIn(langTag(lang))}>
        {draft.parts.map(({ gap, start, text }) => {
          if (gap === null) return <span key={start}>{text}</span>
          if (!verdict) return <Fragment key={start}>{renderGap(gap, text)}</Fragment>
          return (
            <MarkedGap
              key={start}
              number={gap + 1}
              total={total}
              fill={draft.fills[gap] ?? ''}
              right={right[gap] ?? false}
              expected={text}
            />
          )
        })}
      </Sentence>
    </AnswerBubble>
  )
})
