import { Muted, tokens } from '@mowka/kernel/ui'
import { IconCircleCheck } from '@mowka/kernel/ui/icons'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.s3};
  svg { width: 20px; height: 20px; margin-top: 2px; color: ${tokens.muted}; }
  b { color: ${tokens.text}; }
`

/** Note that nothing renews automatically. */
export function PayOnce() {
  const { t } = useTranslation('commerce')
  return (
    <Line>
      <IconCircleCheck aria-hidden />
      <Muted size={14}>
        <b>{t('totals.once')}</b> {t('totals.after')}
      </Muted>
    </Line>
  )
}
