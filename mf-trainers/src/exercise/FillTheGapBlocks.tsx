import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { langTag } from '@mowka/shared/domain/languages'
import { keepFocus } from '@mowka/shared/trainer'
import { tokens, VisuallyHidden } from '@mowka/shared/ui'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { AnswerHead } from './AnswerHead'
import { AnswerBubble, MyTurn } from './answer-bubble'
import { Block } from './Block'
import { BlockPool } from './BlockPool'
import { GapSentence, gapWidth } from './FillTheGap'
import type { GapBlocksDraft } from './gap-blocks-draft'
import { rightGaps } from './gap-verdicts'
import { MarkedGap } from './MarkedGap'
import type { ExerciseViewProps } from './view-props'

const EmptyGap = styled.span<{ $width: number; $next: boolean }>`
  display: inline-block;
  width: ${({ $width }) => $width + 2}ch;
  min-width: 48px;
  height: 48px;
  border: 1.5px dashed ${({ $next }) => ($next ? tokens.focus : tokens.lineStrong)};
  border-radius: ${tokens.r12};
  vertical-align: middle;
`
const Sentence = styled(GapSentence)`
  button { vertical-align: middle; }
`

/** The gaps of the sentence are filled with blocks, one after another. */
export const FillTheGapBlocks = observer(function FillTheGapBlocks({
  draft,
  lang,
  locked,
  verdict,
  resultId,
}: ExerciseViewProps<GapBlocksDraft> & { lang: LangCode }) {
  const { t } = useTranslation('trainers')
  const id = useId()
  const total = draft.filled.length
  const fills = draft.filled.map((place) => (place === null ? '' : (draft.pool[place] ?? '')))
  const right = rightGaps(draft.gaps, fills, verdict !== 'wrong')
  return (
    <>
      <MyTurn>
        <AnswerBubble $verdict={verdict} onMouseDown={keepFocus}>
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
          <Sentence role="group" aria-labelledby={id} aria-describedby={resultId} lang={langTag(lang)}>
            {draft.parts.map((part) => {
              const { gap } = part
              if (gap === null) return <span key={part.start}>{part.text}</span>
              const place = draft.filled[gap] ?? null
              if (verdict)
                return (
                  <MarkedGap
                    key={part.start}
                    number={gap + 1}
                    total={total}
                    fill={fills[gap] ?? ''}
                    right={right[gap] ?? false}
                    expected={part.text}
                  />
                )
              if (place === null)
                return (
                  <EmptyGap key={part.start} $width={gapWidth(part.text)} $next={draft.nextGap === gap}>
                    <VisuallyHidden>{t('gaps.empty', { number: gap + 1, total })}</VisuallyHidden>
                  </EmptyGap>
                )
              return (
                <Block
                  key={part.start}
                  text={draft.pool[place] ?? ''}
                  action={t('blocks.putBack')}
                  locked={locked}
                  onPress={() => draft.empty(gap)}
                />
              )
            })}
          </Sentence>
        </AnswerBubble>
      </MyTurn>
      <BlockPool
        draft={draft}
        tag={langTag(lang)}
        locked={locked}
        isEmpty={draft.filled.every((place) => place === null)}
      />
    </>
  )
})
