import type { AlternativeAnswer, ExpectedMistake } from '@mowka/contract/schemas/learning'
import { langTag } from '@mowka/domain/languages/languages'
import { Alert, Button, IconButton, Muted, Row, Section, Stack, tokens } from '@mowka/kernel/ui'
import { IconCheck, IconPencil, IconSparkles, IconX } from '@mowka/kernel/ui/icons'
import { type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { wordsOf } from '../../../hints/hint-form'
import { AnswerLine, AnswerList, AnswerText } from '../answers/AnswerRow'
import type { AddAnswer } from '../answers/AnswersInput'
import type { OpenNewHint } from '../links/LinksInput'
import { type SuggestionKind, suggestionKinds, useSuggestions } from './use-suggestions'

const Group = styled.div`
  display: grid;
  gap: ${tokens.s2};
  > :first-child { font-size: var(--mw-fs-14); font-weight: 800; }
`
const Line = styled(AnswerLine)`
  row-gap: ${tokens.s2};
  border-style: dashed;
  > :nth-child(2) { gap: ${tokens.s2}; align-items: center; }
`

/** A displayed suggestion. */
type Shown = { key: object; text: string; comment: string; accept: () => void }

/**
 * Suggestions by the assistant. Accepted answers and mistakes are added to the form as not approved; a hint opens in
 * the drawer for new hints. Nothing is saved without the editor.
 */
export default function Suggestions({
  alternatives,
  mistakes,
  hints,
}: {
  alternatives: RefObject<AddAnswer<AlternativeAnswer> | null>
  mistakes: RefObject<AddAnswer<ExpectedMistake> | null>
  hints: RefObject<OpenNewHint | null>
}) {
  const { t } = useTranslation('suggestions')
  const { state, isReady, isOutdated, left, suggest, remove, lang } = useSuggestions()
  const isFirst = state.name === 'idle' || (state.name === 'loading' && state.isFirst)
  const around = useRef<HTMLDivElement>(null)
  const asker = useRef<HTMLButtonElement>(null)

  /** Removes a suggestion and focuses the next one, because the clicked button disappears. */
  const drop = (kind: SuggestionKind, key: object) => {
    const lines = [...(around.current?.querySelectorAll('li') ?? [])]
    const at = lines.findIndex((line) => line.contains(document.activeElement))
    const next = lines[at + 1] ?? lines[at - 1]
    const target = at < 0 ? null : (next?.querySelector<HTMLElement>('button') ?? asker.current)
    target?.focus()
    remove(kind, key)
  }

  const shownOf = (kind: SuggestionKind): Shown[] => {
    if (state.name !== 'ready') return []
    const { suggestions } = state
    switch (kind) {
      case 'alternatives':
        return suggestions.alternatives.map((key) => ({
          ...key,
          key,
          accept: () => {
            alternatives.current?.({ ...key, approved: false, hidden: false })
            drop(kind, key)
          },
        }))
      case 'mistakes':
        return suggestions.mistakes.map((key) => ({
          ...key,
          key,
          accept: () => {
            mistakes.current?.({ ...key, approved: false })
            drop(kind, key)
          },
        }))
      case 'hints':
        return suggestions.hints.map((key) => ({
          key,
          text: wordsOf(key.content),
          comment: '',
          accept: () => hints.current?.(key.content, () => remove(kind, key)),
        }))
    }
  }

  const status = () => {
    if (state.name === 'loading') return t('loading')
    if (state.name !== 'ready' || isOutdated) return ''
    if (state.offered === 0) return t('none')
    return left === 0 ? t('done') : t('found', { count: left })
  }

  return (
    <Section title={t('title')}>
      <div ref={around}>
        <Stack gap={3}>
          <Muted size={14}>{t('lead')}</Muted>
          <Row>
            <Button
              ref={asker}
              size="sm"
              leftIcon={<IconSparkles aria-hidden />}
              disabled={!isReady}
              loading={state.name === 'loading'}
              onClick={() => void suggest()}
            >
              <span>{t(isFirst ? 'suggest' : 'again')}</span>
            </Button>
          </Row>
          {!isReady && <Muted size={14}>{t('needsSentences')}</Muted>}
          {state.name === 'failed' && <Alert kind="error">{t(`failed.${state.why}`)}</Alert>}
          {isOutdated && <Alert kind="info">{t('outdated')}</Alert>}
          <Muted size={14} role="status">
            {status()}
          </Muted>
          {!isOutdated &&
            suggestionKinds.map((kind) => {
              const shown = shownOf(kind)
              if (shown.length === 0) return null
              return (
                <Group key={kind} role="group" aria-label={t(`kind.${kind}`)}>
                  <span aria-hidden>{t(`kind.${kind}`)}</span>
                  <AnswerList>
                    {shown.map(({ key, text, comment, accept }) => (
                      <Line key={text}>
                        {kind === 'hints' ? (
                          <div>{text}</div>
                        ) : (
                          <AnswerText text={text} lang={langTag(lang)} comment={comment} />
                        )}
                        <div>
                          <Button
                            size="sm"
                            leftIcon={
                              kind === 'hints' ? <IconPencil aria-hidden /> : <IconCheck aria-hidden />
                            }
                            aria-label={t(kind === 'hints' ? 'openText' : 'acceptText', { text })}
                            onClick={accept}
                          >
                            <span>{t(kind === 'hints' ? 'open' : 'accept')}</span>
                          </Button>
                          <IconButton
                            size="sm"
                            aria-label={t('dismiss', { text })}
                            onClick={() => drop(kind, key)}
                          >
                            <IconX aria-hidden />
                          </IconButton>
                        </div>
                      </Line>
                    ))}
                  </AnswerList>
                </Group>
              )
            })}
          {!isOutdated && left > 0 && <Muted size={14}>{t('unreviewed')}</Muted>}
        </Stack>
      </div>
    </Section>
  )
}
