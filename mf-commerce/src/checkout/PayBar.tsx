import { Muted, tokens, useSnackbarsAbove } from '@mowka/kernel/ui'
import { IconCircleCheck } from '@mowka/kernel/ui/icons'
import { type ReactNode, useRef } from 'react'
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

const Sheet = styled.div`
  position: sticky;
  bottom: ${tokens.bottomBar};
  z-index: 20;
  display: grid;
  gap: ${tokens.s2};
  /* Covers the page gutters and the page end, so that no strip shows below the sheet. */
  margin-inline: calc(-1 * ${tokens.gutter});
  margin-bottom: calc(-1 * ${tokens.s8});
  padding: ${tokens.s3} ${tokens.gutter} calc(${tokens.s3} + env(safe-area-inset-bottom));
  border-radius: ${tokens.r24} ${tokens.r24} 0 0;
  background: ${tokens.card};
  box-shadow: ${tokens.lift2};
  > p { display: flex; justify-content: space-between; gap: ${tokens.s3}; font-weight: 700; }
  > p b { font-weight: 900; white-space: nowrap; }
`

/** Bottom bar of small screens with the total and the primary action. */
export function PayBar({ label, total, children }: { label: ReactNode; total: string; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useSnackbarsAbove(bar)
  return (
    <Sheet ref={bar}>
      <p>
        <span>{label}</span>
        <b>{total}</b>
      </p>
      {children}
    </Sheet>
  )
}
