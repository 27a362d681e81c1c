import { hasPage } from '@mowka/kernel/platform'
import { tokens } from '@mowka/kernel/ui'
import { IconAlertTriangle, IconCircleCheck } from '@mowka/kernel/ui/icons'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Outcome } from '../../leveling-result/save-result'

const Line = styled.p`
  display: flex;
  gap: ${tokens.s2};
  align-items: center;
  min-height: 24px;
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  svg { width: 20px; height: 20px; }
`

/** Outcome of saving the result (L-TEST-26 to -28, L-TEST-39); empty until it is known. */
export function ResultNote({ outcome }: { outcome: Outcome | null }) {
  const { t } = useTranslation('levelingTest')
  const words = () => {
    if (!outcome) return ''
    if (outcome.kind === 'higher') return t('result.higher', { level: outcome.level })
    if (outcome.kind === 'saved' && hasPage('profile')) return t('result.inProfile')
    return t(`result.${outcome.kind}`)
  }
  const Icon = outcome?.kind === 'failed' ? IconAlertTriangle : IconCircleCheck
  return (
    <Line role="status">
      {outcome && <Icon aria-hidden />}
      <span>{words()}</span>
    </Line>
  )
}
