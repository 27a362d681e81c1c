import type { LangCode } from '@mowka/contract/schemas/common'
import { langTag, textIn } from '@mowka/domain/languages'
import { tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { IconCheck, IconX } from '@mowka/kernel/ui/icons'
import { observer } from 'mobx-react-lite'
import { Fragment, type MouseEventHandler, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { AnswerHead } from '../../answer/AnswerHead'
import type { ExerciseViewProps } from '../../answer/answer'
import { AnswerBubble } from '../../answer/answer-bubble'
import type { AnswerPart } from './gaps'
import { rightGaps } from './gaps'

const Box = styled.span<{ $right: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: ${tokens.touch};
  padding: 0 10px;
  border: 1.5px solid ${({ $right }) => ($right ? tokens.success : tokens.danger)};
  border-bottom-width: 3px;
  border-radius: 10px;
  background: ${({ $right }) => ($right ? tokens.successSoft : tokens.dangerSoft)};
  color: ${({ $right }) => ($right ? tokens.successInk : tokens.dangerInk)};
  line-height: 1.2;
  vertical-align: middle;
  svg { width: 18px; height: 18px; }
`
const Fixed = styled.ins`
  margin-left: 6px;
  padding: 1px 6px;
  border-radius: 6px;
  background: ${tokens.successSoft};
  color: ${tokens.successInk};
  text-decoration-thickness: 2.5px;
  text-underline-offset: 5px;
`

/** A gap after the check: right, or wrong with the right words. An icon and text show the verdict, not only color. */
function MarkedGap({
  number,
  total,
  fill,
  right,
  expected,
}: {
  /** Its number from 1, and the number of gaps. */
  number: number
  total: number
  fill: string
  right: boolean
  expected: string
}) {
  const { t, i18n } = useTranslation('trainers')
  const words = (text: string) => (
    <VisuallyHidden lang={i18n.language} translate="yes">
      {text}{' '}
    </VisuallyHidden>
  )
  return (
    <>
      <Box $right={right} data-right={right}>
        {words(`${t('gaps.one', { number, total })},`)}
        {right ? <IconCheck aria-hidden /> : <IconX aria-hidden />}
        {right ? fill : <del>{fill}</del>}
        {words(`, ${t(right ? 'gaps.isRight' : 'gaps.isWrong')}`)}
      </Box>
      {!right && <Fixed>{expected.trim()}</Fixed>}
    </>
  )
}

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
