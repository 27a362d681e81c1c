import { Button, queries, tokens, useMediaQuery } from '@mowka/kernel/ui'
import { IconSparkles } from '@mowka/kernel/ui/icons'
import { ActionButton } from '@mowka/web/trainer'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Assistant } from './use-assistant'

/** Opens the assistant from the side panel on wide screens. */
export function AssistantButton({ assistant }: { assistant: Assistant }) {
  const { t } = useTranslation('trainers')
  return (
    <ActionButton
      icon={<IconSparkles aria-hidden />}
      name={t(assistant.isAvailable ? 'assistant.title' : 'assistant.afterCheck')}
      words={t('assistant.title')}
      disabled={!assistant.isAvailable}
      onPress={assistant.open}
    />
  )
}

const InLine = styled.span`
  flex: none;
  margin: 0 -12px 0 auto;
  button { color: ${tokens.text}; }
  /* The line has other content after it. */
  &:not(:last-child) { margin-right: 0; button { gap: ${tokens.s1}; padding-inline: ${tokens.s1}; } }
`

/** Opens the assistant from the task line on phones; hidden on wide screens. */
export function AssistantInLine({ assistant }: { assistant: Assistant }) {
  const { t } = useTranslation('trainers')
  if (useMediaQuery(queries.medium)) return null
  const name = t(assistant.isAvailable ? 'assistant.title' : 'assistant.afterCheck')
  return (
    <InLine>
      <Button
        variant="ghost"
        leftIcon={<IconSparkles aria-hidden />}
        aria-disabled={!assistant.isAvailable}
        aria-label={name}
        onClick={assistant.open}
      >
        {t('assistant.title')}
      </Button>
    </InLine>
  )
}

/** Opens the assistant with an explanation of the checked answer (L-AI-19). */
export function ExplainButton({ assistant }: { assistant: Assistant }) {
  const { t } = useTranslation('trainers')
  return (
    <Button variant="ghost" size="sm" leftIcon={<IconSparkles aria-hidden />} onClick={assistant.explain}>
      {t('assistant.explain')}
    </Button>
  )
}
