import { tokens } from '@mowka/kernel/ui'
import { IconChevronDown, IconVocabulary } from '@mowka/kernel/ui/icons'
import type { ReactNode } from 'react'
import styled from 'styled-components'

const Details = styled.details`
  summary {
    display: flex;
    align-items: center;
    gap: ${tokens.s3};
    min-height: 52px;
    padding: 0 ${tokens.s4};
    font-weight: 800;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker { display: none; }
  summary svg:last-child { margin-left: auto; color: ${tokens.muted}; }
  &[open] summary svg:last-child { transform: rotate(180deg); }
  > div { padding: ${tokens.s2} ${tokens.s4}; border-top: 1px solid ${tokens.line}; }
`

/** Words and hints behind a heading, folded at first. */
export function HelpsFold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Details>
      <summary>
        <IconVocabulary aria-hidden />
        {title}
        <IconChevronDown aria-hidden />
      </summary>
      <div>{children}</div>
    </Details>
  )
}
