import type { AiAction } from '@mowka/contract/schemas/trainer'
import { langTag, textIn } from '@mowka/domain/languages/languages'
import { media, tokens } from '@mowka/kernel/ui'
import { IconCheck } from '@mowka/kernel/ui/icons'
import { observer } from 'mobx-react-lite'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Chip, Chips, Step } from './chat/bubbles'
import { type ChatStore, canPress, isChosen } from './chat/chat-store'

/** Kinds that are asked on press; an own question has its field (L-AI-04). */
const KINDS = [
  'MEANING',
  'EXPLAIN_ANSWER',
  'EXAMPLE',
  'SYNONYM',
  'ANTONYM',
  'COLLOCATION',
] as const satisfies readonly AiAction[]
type QuickKind = (typeof KINDS)[number]

/** Kinds before the check, with their own names. */
const KINDS_BEFORE: readonly QuickKind[] = ['MEANING', 'EXAMPLE']

const Kinds = styled(Chips)`
  button { font-size: ${tokens.fs14}; }
  ${media.belowMedium} {
    flex-wrap: nowrap;
    overflow-x: auto;
    > * { flex: none; }
  }
`

/** Step 2: the question about the chosen words, asked on press (L-AI-04). */
export const KindChoice = observer(function KindChoice({
  chat,
  hasAnswer,
  onAsk,
}: {
  chat: ChatStore
  /** Whether there is a learner's answer to explain. */
  hasAnswer: boolean
  onAsk: (kind: QuickKind) => void
}) {
  const { t } = useTranslation('trainers')
  const asked = chat.turns.at(-1)?.asked
  const isBefore = chat.side === 'example'
  const kinds = isBefore ? KINDS_BEFORE : KINDS.filter((kind) => hasAnswer || kind !== 'EXPLAIN_ANSWER')
  return (
    <Kinds role="group" aria-label={t('assistant.kinds')}>
      {kinds.map((kind) => (
        <Chip
          key={kind}
          type="button"
          data-kind={kind}
          aria-pressed={asked?.type === kind && (kind === 'EXPLAIN_ANSWER' || asked.phrase === chat.phrase)}
          aria-disabled={!chat.canAsk}
          onClick={() => onAsk(kind)}
        >
          {isBefore && kind === 'MEANING' ? t('assistant.howToSay') : t(`assistant.kind.${kind}`)}
        </Chip>
      ))}
    </Kinds>
  )
})

const Sentence = styled(Chips)`
  /* On phones the words stay in one scrollable line, because the chat needs the space. */
  ${media.belowMedium} {
    flex-wrap: nowrap;
    overflow-x: auto;
    > * { flex: none; }
  }
`

/** Step 1: choose adjacent words of the answer (L-AI-01, L-AI-02), or of the question before the check. */
export const WordPicker = observer(function WordPicker({
  chat,
  ref,
}: {
  chat: ChatStore
  ref?: Ref<HTMLDivElement>
}) {
  const { t } = useTranslation('trainers')
  const { words, selection, lang } = chat
  const isBefore = chat.side === 'example'
  const none = t(isBefore ? 'assistant.few' : 'assistant.whole')
  const count = selection ? selection.to - selection.from + 1 : 0
  return (
    <>
      <Step>
        <span>{t('assistant.pick')}</span>
        <span aria-live="polite">
          {count === 0 ? none : t('assistant.picked', { chosen: count, total: words.length })}
        </span>
      </Step>
      <Sentence
        ref={ref}
        role="group"
        aria-label={t(isBefore ? 'assistant.wordsBefore' : 'assistant.words')}
        {...textIn(langTag(lang))}
        tabIndex={-1}
      >
        {words.map(({ text }, place) => (
          <Chip
            key={place}
            type="button"
            aria-pressed={isChosen(selection, place)}
            aria-disabled={!canPress(selection, place)}
            onClick={() => chat.press(place)}
          >
            {isChosen(selection, place) && <IconCheck aria-hidden />}
            <span>{text}</span>
          </Chip>
        ))}
      </Sentence>
    </>
  )
})
