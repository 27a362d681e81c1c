import { tokens } from '@mowka/kernel/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

const Box = styled.section`
  padding-top: ${tokens.s4};
`
const Heading = styled.h2`
  display: flex;
  align-items: center;
  gap: ${tokens.s3};
  margin-bottom: ${tokens.s4};
  > span {
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    border-radius: 10px 10px 10px 3px;
    background: ${tokens.text};
    color: ${tokens.page};
    font-size: ${tokens.fs16};
    font-weight: 900;
  }
`

/** A numbered step of the purchase. The heading's id labels the radio group. */
export function Step({
  number,
  title,
  headingId,
  children,
}: {
  number: number
  title: ReactNode
  headingId: string
  children: ReactNode
}) {
  return (
    <Box aria-labelledby={headingId}>
      <Heading id={headingId}>
        <span aria-hidden>{number}</span>
        {title}
      </Heading>
      {children}
    </Box>
  )
}
