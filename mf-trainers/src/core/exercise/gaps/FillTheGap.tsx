import type { LangCode } from '@mowka/contract/schemas/common'
import { MAX_ANSWER_LENGTH } from '@mowka/domain/answer'
import { tokens } from '@mowka/kernel/ui'
import { SpecialCharacters, useKeyboardOpen, WORK } from '@mowka/web/trainer'
import { observer } from 'mobx-react-lite'
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { ExerciseViewProps } from '../../answer/answer'
import { MyTurn, UnderAnswer } from '../../answer/answer-bubble'
import { GapAnswer, gapWidth } from './GapAnswer'
import { rightGaps } from './gaps'
import type { GapsDraft } from './gaps-draft'

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
