import { tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { type ComponentProps, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { Bars, type Bar as DrawnBar } from './Bars'

const Note = styled.p`
  margin-bottom: ${tokens.s3};
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  > b { color: ${tokens.text}; font-size: ${tokens.fs22}; font-variant-numeric: tabular-nums; }
`

/** A bar with its value as text. */
export type Bar = DrawnBar & { text: string }

/** A bar chart with a title, and a table of the same values for screen readers. */
export function BarChart({
  title,
  note,
  bars,
  columns,
  ...drawing
}: {
  title: string
  /** Summary of the values. */
  note: ReactNode
  bars: readonly Bar[]
  /** Column headers of the table. */
  columns: readonly [string, string]
} & Omit<ComponentProps<typeof Bars>, 'bars' | 'label'>) {
  const id = useId()
  return (
    <figure aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <Note>{note}</Note>
      <Bars bars={bars} {...drawing} />
      <VisuallyHidden as="div">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{columns[0]}</th>
              <th scope="col">{columns[1]}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, text }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  )
}
