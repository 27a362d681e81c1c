import type { LangCode } from '@mowka/contract/schemas/common'
import type { ExerciseType } from '@mowka/contract/schemas/progress'
import { localKeys } from '@mowka/domain/browser/storage-keys'
import { stored } from '@mowka/kernel/storage'
import { IconButton, media, tokens } from '@mowka/kernel/ui'
import { IconInfoCircle, IconX } from '@mowka/kernel/ui/icons'
import { focusWork, keepFocus, Task } from '@mowka/web/trainer'
import { useLanguageNames } from '@mowka/web/views/learning-language'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import * as v from 'valibot'
import { TYPING } from './TrainerHead'

/** A single line, so that the question and the answer stay on the screen. */
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.s2};
  margin: calc(-1 * ${tokens.s2}) 0 ${tokens.s4};
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  line-height: 1.35;
  > svg { flex: none; width: 18px; height: 18px; }
  > p { flex: 1; min-width: 0; }
  ${media.belowMedium} {
    margin: -10px -12px ${tokens.s2} 0;
    > button { margin-block: -10px; }
    /* Hidden while the on-screen keyboard is open, like the heading above. Focus within shows it again. */
    &:has(${TYPING}) { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); }
  }
`

const dismissed = (type: ExerciseType) => stored(localKeys.exerciseDescriptionDismissed(type), v.boolean())

/** A tip for an exercise type. Hidden for good once it was closed or an answer of that type was right (L-TRN-05). */
function Tip({ type, isRight }: { type: ExerciseType; isRight: boolean }) {
  const { t } = useTranslation('trainers')
  const [isDismissed, setDismissed] = useState(() => dismissed(type).read() === true)
  // Applied with the next exercise, so that nothing moves while the result is read.
  useEffect(() => {
    if (isRight) dismissed(type).write(true)
  }, [isRight, type])
  if (isDismissed) return null
  return (
    <Line onMouseDown={keepFocus}>
      <IconInfoCircle aria-hidden />
      <p>{t(`description.${type}`)}</p>
      <IconButton
        size="sm"
        aria-label={t('description.dismiss')}
        onClick={({ currentTarget }) => {
          const hadFocus = currentTarget === document.activeElement
          dismissed(type).write(true)
          setDismissed(true)
          if (hadFocus) focusWork()
        }}
      >
        <IconX aria-hidden />
      </IconButton>
    </Line>
  )
}

/** The task for an exercise type and language, with a tip the first times (L-TRN-04). */
export function TaskDescription({
  type,
  isRight,
  lang,
  aside,
  help,
}: {
  type: ExerciseType
  /** Whether the current exercise was answered right. */
  isRight: boolean
  lang: LangCode
  /** Content at the end of the line. */
  aside?: ReactNode
  /** Button before `aside`. */
  help?: ReactNode
}) {
  const { t } = useTranslation('trainers')
  const { nameOf, adverbOf } = useLanguageNames()
  return (
    <>
      <Task>
        <p>{t(`task.${type}`, { to: nameOf(lang), in: adverbOf(lang) })}</p>
        {help}
        {aside}
      </Task>
      <Tip type={type} isRight={isRight} />
    </>
  )
}
