import { tokens, useSnackbarsAbove } from '@mowka/kernel/ui'
import { type ReactNode, useRef } from 'react'
import styled from 'styled-components'

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
