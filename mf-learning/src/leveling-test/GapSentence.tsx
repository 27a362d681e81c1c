import type { LevelingQuestion } from '@mowka/contract/schemas/learning'
import { LEVELING_GAP } from '@mowka/domain/exercise/gaps'
import { tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { rightAnswer } from './session/quiz'

const Gap = styled.span`
  display: inline-block;
  min-width: 92px;
  border-bottom: 3px solid ${tokens.lineStrong};
  line-height: 1;
`
const Filled = styled.ins`
  padding: 0 6px;
  border-radius: ${tokens.r8};
  background: ${tokens.successSoft};
  color: ${tokens.successInk};
  text-decoration-thickness: 3px;
  text-underline-offset: 6px;
`

/** A sentence with a gap, or with the correct answer filled in. */
export function GapSentence({ question, isFilled }: { question: LevelingQuestion; isFilled: boolean }) {
  const { t, i18n } = useTranslation('levelingTest')
  const [before, after = ''] = question.title.split(LEVELING_GAP)
  return (
    <>
      {before}
      {isFilled ? (
        <Filled>{rightAnswer(question)?.answer}</Filled>
      ) : (
        <Gap>
          <VisuallyHidden lang={i18n.language} translate="yes">
            {t('gap')}
          </VisuallyHidden>
        </Gap>
      )}
      {after}
    </>
  )
}
