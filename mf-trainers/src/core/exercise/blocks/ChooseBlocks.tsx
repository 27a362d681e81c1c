import type { LangCode } from '@mowka/contract/schemas/common'
import { langTag, textIn } from '@mowka/domain/languages/languages'
import { tokens } from '@mowka/kernel/ui'
import { keepFocus } from '@mowka/web/trainer'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { ExerciseViewProps } from '../../answer/answer'
import { AnswerBubble, AnswerHead, MyTurn } from '../../answer/answer-views'
import { Block, BlockPool, Blocks, NextSlot } from './BlockPool'
import type { BlocksDraft } from './blocks-draft'

const Tray = styled(AnswerBubble)`
  padding-bottom: ${tokens.s5};
  > :first-child { margin-bottom: ${tokens.s3}; }
`

/** Builds the sentence from shuffled blocks. */
export const ChooseBlocks = observer(function ChooseBlocks({
  draft,
  lang,
  locked,
  verdict,
  resultId,
}: ExerciseViewProps<BlocksDraft> & { lang: LangCode }) {
  const { t } = useTranslation('trainers')
  const id = useId()
  return (
    <>
      <MyTurn>
        <Tray $verdict={verdict} onMouseDown={keepFocus}>
          <AnswerHead verdict={verdict}>
            <p id={id}>{t('answer.label')}</p>
          </AnswerHead>
          <Blocks role="group" aria-labelledby={id} aria-describedby={resultId} {...textIn(langTag(lang))}>
            {draft.chosen.map((place) => (
              <Block
                key={place}
                text={draft.pool[place] ?? ''}
                action={t('blocks.putBack')}
                locked={locked}
                onPress={() => draft.putBack(place)}
              />
            ))}
            {!draft.ready && <NextSlot />}
          </Blocks>
        </Tray>
      </MyTurn>
      <BlockPool draft={draft} tag={langTag(lang)} locked={locked} isEmpty={draft.chosen.length === 0} />
    </>
  )
})
