import type { WidgetProps } from '@mowka/kernel/platform'
import { useState } from 'react'
import { DialogueStore } from '../dialogue/dialogue-store'
import { Lines } from '../dialogue/Lines'
import { toggled } from '../dialogue/toggled'

const silence = { play: async () => 'ended' as const, stop: () => {} }

/** The lines of a dialogue as learners see them, while an editor writes it. Without sound: recordings follow later. */
export default function DialoguePreview({ dialogue, lang }: WidgetProps['trainers/DialoguePreview']) {
  const [polish, setPolish] = useState<ReadonlySet<number>>(new Set())
  const lines = dialogue.lines.map((line) => ({ ...line, recording: '' }))
  const [store] = useState(() => new DialogueStore(lines, silence))
  return (
    <Lines
      dialogue={{ speakers: dialogue.speakers, lines }}
      store={store}
      lang={lang}
      polish={polish}
      onPolish={(line) => setPolish(toggled(polish, line))}
    />
  )
}
