import { IconButton, Mascot, Sheet, tokens } from '@mowka/kernel/ui'
import { IconX } from '@mowka/kernel/ui/icons'
import { focusPrimary } from '@mowka/web/trainer'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { AssistantContent, Restart } from './AssistantContent'
import { chatAbout } from './chat/chat-store'
import type { AssistantViewProps } from './use-assistant'

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
  const chat = chatAbout(subject.exercise, subject.isAnswerKnown ? 'answer' : 'example')
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

const Panel = styled.section`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;
`
const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.s2};
  padding: 2px ${tokens.s2} 2px ${tokens.s4};
  border-bottom: 1px solid ${tokens.line};
  h2 { flex: 1; font-size: ${tokens.fs18}; }
`

/**
 * The assistant in the side panel on wide screens. It isn't a dialog: F6 moves between exercise and assistant, Escape
 * closes it, and its key events don't reach the trainer.
 */
export function AssistantPanel({ subject, explains, onClose }: AssistantViewProps) {
  const { t } = useTranslation('trainers')
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const chat = chatAbout(subject.exercise, subject.isAnswerKnown ? 'answer' : 'example')

  const close = () => {
    onClose()
    focusPrimary()
  }
  const enter = useEffectEvent(() => words.current?.querySelector<HTMLElement>('button')?.focus())
  const cross = useEffectEvent(() => {
    if (panel.current?.contains(document.activeElement)) focusPrimary()
    else enter()
  })
  useEffect(() => {
    enter()
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return
      event.preventDefault()
      cross()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'F6') return
    // Enter in the question field sends the question and must not continue to the next sentence.
    event.stopPropagation()
    if (event.key === 'Escape') close()
  }
  return (
    <Panel ref={panel} aria-labelledby={id} onKeyDown={onKeyDown}>
      <Head>
        <Mascot size={30} />
        <h2 id={id}>{t('assistant.title')}</h2>
        <Restart chat={chat} />
        <IconButton aria-label={t('assistant.close')} onClick={close}>
          <IconX aria-hidden />
        </IconButton>
      </Head>
      <AssistantContent chat={chat} subject={subject} explains={explains} wordsRef={words} />
    </Panel>
  )
}
