import { tokens } from '@mowka/kernel/ui'
import styled from 'styled-components'

/** An icon or drawing with text beside it. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.s4};
  align-items: center;
`
export const CardTitle = styled.h2`
  font-size: ${tokens.fs18};
`
