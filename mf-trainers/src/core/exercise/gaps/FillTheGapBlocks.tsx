import type { LangCode } from '@mowka/contract/schemas/common'
import { langTag } from '@mowka/domain/languages'
import { tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { keepFocus } from '@mowka/web/trainer'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { ExerciseViewProps } from '../../answer/answer'
import { MyTurn } from '../../answer/answer-bubble'
import { Block } from '../blocks/Block'
import { BlockPool } from '../blocks/BlockPool'
import { GapAnswer, gapWidth } from './GapAnswer'
import type { GapBlocksDraft } from './gap-blocks-draft'

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
