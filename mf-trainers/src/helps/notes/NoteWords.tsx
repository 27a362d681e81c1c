import { tokens } from '@mowka/kernel/ui'
import { richNodes } from '@mowka/web/views'
import styled from 'styled-components'

const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  > * + * { margin-top: ${tokens.s2}; }
  ul, ol { padding-left: 20px; }
  ul { list-style: disc; }
  ol { list-style: decimal; }
`

/** The text of a note with its formatting (S-NOTE-07). */
export const NoteWords = ({ html }: { html: string }) => <Words>{richNodes(html)}</Words>
