import type { LangCode } from '@mowka/contract/schemas/common'
import { MAX_ANSWER_LENGTH } from '@mowka/domain/exercise/answer'
import { langTag, textIn } from '@mowka/domain/languages/languages'
import { tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { IconCheck, IconX } from '@mowka/kernel/ui/icons'
import { keepFocus, SpecialCharacters, useKeyboardOpen, WORK } from '@mowka/web/trainer'
import { observer } from 'mobx-react-lite'
import {
  Fragment,
  type KeyboardEvent,
  type MouseEventHandler,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { ExerciseViewProps } from '../../answer/answer'
import { AnswerBubble, AnswerHead, MyTurn, UnderAnswer } from '../../answer/answer-views'
import { Block, BlockPool } from '../blocks/BlockPool'
import { type AnswerPart, rightGaps } from './gaps'
import type { GapBlocksDraft, GapsDraft } from './gaps-draft'

const EmptyGap = styled.span<{ $width: number; $next: boolean }>`
  display: inline-block;
  width: ${({ $width }) => $width + 2}ch;
  min-width: 48px;
  height: 48px;
  border: 1.5px dashed ${({ $next }) => ($next ? tokens.focus : tokens.lineStrong)};
  border-radius: ${tokens.r12};
  vertical-align: middle;
`
/** Fills the gaps of a sentence with blocks, one after another. */
export const FillTheGapBlocks = observer(function FillTheGapBlocks({
  draft,
  lang,
  locked,
  verdict,
  resultId,
}: ExerciseViewProps<GapBlocksDraft> & { lang: LangCode }) {
  const { t } = useTranslation('trainers')
  const total = draft.filled.length
  return (
    <>
      <MyTurn>
        <GapAnswer
          draft={draft}
          lang={lang}
          verdict={verdict}
          resultId={resultId}
          onMouseDown={keepFocus}
          renderGap={(gap, expected) =>
            draft.filled[gap] === null ? (
              <EmptyGap $width={gapWidth(expected)} $next={draft.nextGap === gap}>
                <VisuallyHidden>{t('gaps.empty', { number: gap + 1, total })}</VisuallyHidden>
              </EmptyGap>
            ) : (
              <Block
                text={draft.fills[gap] ?? ''}
                action={t('blocks.putBack')}
                locked={locked}
                onPress={() => draft.empty(gap)}
              />
            )
          }
        />
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
const gapWidth = (text: string): number => Math.max(4, Math.ceil((text.length + 1) / 3) * 3)

/** A sentence with gaps as an answer: open gaps from `renderGap`, and after the check each one marked. */
const GapAnswer = observer(function GapAnswer({
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

/** Text fields in the gaps of a sentence. */
export const FillTheGap = observer(function FillTheGap({
  draft,
  lang,
  locked,
  verdict,
  takesFocus,
  resultId,
}: ExerciseViewProps<GapsDraft> & { lang: LangCode }) {
  const { t } = useTranslation('trainers')
  const fields = useRef<(HTMLInputElement | null)[]>([])
  const { active, select } = draft
  const hasKeyboard = useKeyboardOpen(lang)
  const total = draft.fills.length

  // The first gap or, after a wrong answer, the first one to correct.
  const focusFirst = useEffectEvent(() => {
    const first = rightGaps(draft.gaps, draft.fills, false).indexOf(false)
    fields.current[Math.max(0, first)]?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (takesFocus && !locked) focusFirst()
  }, [takesFocus, locked])

  /** Enter moves to the next gap; in the last one it checks, as everywhere. */
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
      <GapAnswer
        draft={draft}
        lang={lang}
        verdict={verdict}
        resultId={resultId}
        renderGap={(gap, expected) => (
          <Gap
            ref={(field) => {
              fields.current[gap] = field
            }}
            $width={gapWidth(expected)}
            aria-label={t('gaps.one', { number: gap + 1, total })}
            {...(gap === 0 && { [WORK]: true })}
            enterKeyHint={gap === total - 1 ? 'done' : 'next'}
            value={draft.fills[gap] ?? ''}
            maxLength={MAX_ANSWER_LENGTH - draft.value.length + (draft.fills[gap] ?? '').length}
            readOnly={locked}
            inputMode={hasKeyboard ? 'none' : undefined}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            onFocus={() => draft.activate(gap)}
            onKeyDown={(event) => onKeyDown(event, gap)}
            onChange={(event) => draft.setFill(gap, event.target.value)}
          />
        )}
      />
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
          field={() => fields.current[active] ?? null}
          onInsert={(inserted, from, to) => draft.insert(inserted, from, to)}
        />
      </UnderAnswer>
    </MyTurn>
  )
})
