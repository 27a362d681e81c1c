import type { Lesson } from '@mowka/contract/schemas/learning'
import { langTag, textIn } from '@mowka/domain/languages/languages'
import { splitLessonName } from '@mowka/domain/lesson/lesson-name'
import { displayText, keepTogether } from '@mowka/domain/text/line-ends'
import { usePageTitle } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { IconButton, Muted, Stack } from '@mowka/kernel/ui'
import { observer } from 'mobx-react-lite'
import styled from 'styled-components'

/** Closes the mode selection. Aligned with the page edge. */
export const Close = styled(IconButton)`
  margin-right: -12px;
`

/** Lesson name in both languages; also sets the document title. */
export const LessonTitle = observer(function LessonTitle({ lesson }: { lesson: Pick<Lesson, 'name'> }) {
  const { title, description } = splitLessonName(lesson.name.source)
  const foreign = splitLessonName(lesson.name.target).title
  usePageTitle(title)
  return (
    <Stack gap={1}>
      <h1>{keepTogether(title)}</h1>
      {foreign !== '' && (
        <Muted {...textIn(langTag(session.targetLang))}>{displayText(foreign, session.targetLang)}</Muted>
      )}
      {description !== '' && <Muted>{keepTogether(description)}</Muted>}
    </Stack>
  )
})
