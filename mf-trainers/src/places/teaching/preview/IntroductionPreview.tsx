import type { WidgetProps } from '@mowka/kernel/platform'
import { audio } from '@mowka/kernel/platform/study'
import { Stack, tokens } from '@mowka/kernel/ui'
import { richNodes } from '@mowka/web/views'
import { useEffect } from 'react'
import styled from 'styled-components'
import { Examples } from '../introduction/Examples'
import { Rule } from '../introduction/Rule'

const Title = styled.p`
  font-size: ${tokens.fs22};
  font-weight: 800;
`

/** An introduction as learners see it, while an editor writes it. New forms have no recording yet. */
export default function IntroductionPreview({
  introduction,
  lang,
}: WidgetProps['trainers/IntroductionPreview']) {
  useEffect(() => audio.stop, [])
  const rows = introduction.rows.map((row) => ({ ...row, formRecording: null, shortRecording: null }))
  return (
    <Stack gap={4}>
      <Title>{richNodes(introduction.title)}</Title>
      <div>{richNodes(introduction.rule)}</div>
      <Rule introduction={{ rows, tip: introduction.tip }} lang={lang} />
      <Examples examples={introduction.examples} lang={lang} />
    </Stack>
  )
}
