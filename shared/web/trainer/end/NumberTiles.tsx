import { Card, media, tokens } from '@mowka/kernel/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

const Tiles = styled.ul`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${tokens.s3};
  ${media.belowMedium} { gap: ${tokens.s2}; }
`
const Tile = styled(Card).attrs({ as: 'li', padding: 'none' as const })<{ $isLong: boolean }>`
  display: grid;
  gap: 2px;
  align-content: start;
  justify-items: center;
  padding: ${tokens.s4} ${tokens.s2};
  text-align: center;
  b { font-size: ${tokens.fs28}; line-height: 1.15; }
  span { color: ${tokens.muted}; font-size: ${tokens.fs14}; line-height: 1.3; }
  ${media.belowMedium} {
    padding: 10px 4px;
    svg { display: none; }
    b { font-size: ${({ $isLong }) => ($isLong ? tokens.fs18 : tokens.fs22)}; }
    span { font-size: ${tokens.fs13}; }
  }
`

/** Longest value that fits into a third of a phone in the usual size, in characters. */
const LONG = 8

/** A number of something finished, with its label. */
export type EndNumber = { icon: ReactNode; value: string | number; label: string }

/** The numbers of something finished, side by side and in the same size. */
export function NumberTiles({ numbers }: { numbers: readonly EndNumber[] }) {
  const isLong = numbers.some(({ value }) => `${value}`.length > LONG)
  return (
    <Tiles>
      {numbers.map(({ icon, value, label }) => (
        <Tile key={label} $isLong={isLong}>
          {icon}
          <b>{value}</b>
          <span>{label}</span>
        </Tile>
      ))}
    </Tiles>
  )
}
