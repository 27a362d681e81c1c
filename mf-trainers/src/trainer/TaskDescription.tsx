import type { LangCode } from '@mowka/shared/contract/schemas/common'
import type { ExerciseType } from '@mowka/shared/contract/schemas/progress'
import { readStored, writeStored } from '@mowka/shared/domain/storage'
import { localKeys } from '@mowka/shared/domain/storage-keys'
import { focusWork, keepFocus, Task } from '@mowka/shared/trainer'
import { Alert, Button, media, tokens } from '@mowka/shared/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { AssistantInLine } from '../assistant/AssistantButton'
import type { Assistant } from '../assistant/use-assistant'
import { TYPING } from './trainer-layout'

const Space = styled.div`
  margin-bottom: ${tokens.s4};
  /* As above it, an on-screen keyboard leaves no room; it is back as soon as the focus is elsewhere, also in it. */
  ${media.belowMedium} {
    &:has(${TYPING}) { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); }
  }
`

/** How an exercise of a type works; dismissed once, it stays away for that type (L-TRN-05). */
function HowItWorks({ type }: { type: ExerciseType }) {
  const { t } = useTranslation('trainers')
  const key = localKeys.exerciseDescriptionDismissed(type)
  const [isDismissed, setDismissed] = useState(() => readStored<boolean>(key) === true)
  if (isDismissed) return null
  return (
    <Space onMouseDown={keepFocus}>
      <Alert
        actions={
          <Button
            size="sm"
            onClick={({ currentTarget }) => {
              const hadFocus = currentTarget === document.activeElement
              writeStored(key, true)
              setDismissed(true)
              if (hadFocus) focusWork()
            }}
          >
            {t('description.dismiss')}
          </Button>
        }
      >
        {t(`description.${type}`)}
      </Alert>
    </Space>
  )
}

/** What is to be done, by type of exercise and language, with a longer word the first times (L-TRN-04). */
export function TaskDescription({
  type,
  lang,
  aside,
  assistant,
}: {
  type: ExerciseType
  lang: LangCode
  /** Stands at the end of the line. */
  aside?: ReactNode
  /** On phones it opens from here. */
  assistant?: Assistant | undefined
}) {
  const { t } = useTranslation('trainers')
  return (
    <>
      <Task>
        <p>{t(`task.${type}`, { to: t(`lang.to.${lang}`), in: t(`lang.in.${lang}`) })}</p>
        {assistant && <AssistantInLine assistant={assistant} isShort={aside !== undefined} />}
        {aside}
      </Task>
      <HowItWorks key={type} type={type} />
    </>
  )
}
