import { tokens } from '@mowka/kernel/ui'
import { richNodes } from '@mowka/web/views'
import styled from 'styled-components'

const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  > * + * { margin-top: ${tokens.s2}; }
  ul, ol { padding-left: 20px; list-style: disc; }
  ol { list-style: decimal; }
  blockquote { padding-left: ${tokens.s4}; border-left: 4px solid var(--mw-line-strong); }
  .ql-align-center { text-align: center; }
  .ql-align-right { text-align: right; }
  .ql-align-justify { text-align: justify; }
`

/** The text of a hint as learners see it. */
export const HintText = ({ html }: { html: string }) => <Words>{richNodes(html)}</Words>
