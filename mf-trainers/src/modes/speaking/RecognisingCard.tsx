import { LoaderMark, SpeechBubble, tokens } from '@mowka/shared/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const Box = styled(SpeechBubble).attrs({ me: true })`
  display: flex;
  align-items: center;
  gap: ${tokens.s4};
  min-height: 84px;
  font-weight: 700;
  > span { color: ${tokens.spark}; }
`
/** The words for waiting, in the order in which they come (L-SPK-12). */
const STEPS = ['first', 'moment', 'longer', 'slow'] as const

/** What the learner reads while the words are recognised: the longer it takes, the more is said. */
export function RecognisingCard({ step }: { step: number }) {
  const { t } = useTranslation('trainers')
  return (
    <Box>
      <span>
        <LoaderMark large />
      </span>
      <p role="status">{t(`speaking.loading.${STEPS[step] ?? 'slow'}`)}</p>
    </Box>
  )
}
