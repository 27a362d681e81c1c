import { tokens, useSnackbarsAbove } from '@mowka/shared/ui'
import { type ReactNode, useRef } from 'react'
import styled from 'styled-components'

const Sheet = styled.div`
  position: sticky;
  bottom: ${tokens.bottomBar};
  z-index: 20;
  display: grid;
  gap: ${tokens.s2};
  /* Over the gutters and the end of the page: no strip of it is left below the sheet. */
  margin-inline: calc(-1 * ${tokens.gutter});
  margin-bottom: calc(-1 * ${tokens.s8});
  padding: ${tokens.s3} ${tokens.gutter} calc(${tokens.s3} + env(safe-area-inset-bottom));
  border-radius: ${tokens.r24} ${tokens.r24} 0 0;
  background: ${tokens.card};
  box-shadow: ${tokens.lift2};
  > p { display: flex; justify-content: space-between; gap: ${tokens.s3}; font-weight: 700; }
  > p b { font-weight: 900; white-space: nowrap; }
`

/** The total and the one next step, at the bottom of small screens. */
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
