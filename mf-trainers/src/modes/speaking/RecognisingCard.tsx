import { LoaderMark, SpeechBubble, tokens } from '@mowka/kernel/ui'
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
/** Text keys for the wait, in order (L-SPK-12). */
const STEPS = ['first', 'moment', 'longer', 'slow'] as const

/** Shown during recognition; the text changes the longer it takes. */
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
