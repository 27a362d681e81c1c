import { Sheet, tokens } from '@mowka/kernel/ui'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { AssistantContent } from './AssistantContent'
import { chatAbout } from './chat/chat-store'
import { Restart } from './Restart'
import type { AssistantViewProps } from './subject'

/* Replaces the sheet's padding, so that the question stays visible above. */
const Whole = styled.div`
  display: flex;
  flex-direction: column;
  height: max(320px, calc(72dvh - 72px));
  margin: 0 calc(-1 * ${tokens.s5}) calc(-1 * ${tokens.s5});
  border-top: 1px solid ${tokens.line};
`

/** The assistant in a bottom sheet on phones (L-TRN-10). */
export function AssistantSheet({ subject, explains, onClose }: AssistantViewProps) {
  const { t } = useTranslation('trainers')
  const words = useRef<HTMLDivElement>(null)
  const chat = chatAbout(subject.exercise)
  return (
    <Sheet open onClose={onClose} title={t('assistant.title')} initialFocus={words}>
      <Whole>
        <AssistantContent
          chat={chat}
          subject={subject}
          explains={explains}
          wordsRef={words}
          lead={<Restart chat={chat} />}
        />
      </Whole>
    </Sheet>
  )
}
