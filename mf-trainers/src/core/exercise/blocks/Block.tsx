import { media, tokens } from '@mowka/kernel/ui'
import { PASSES_ENTER } from '@mowka/web/trainer'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type texts from '../../../locales/pl.json'
import { isPunctuationOnly } from '../../words/answer-words'

/** Blocks side by side. */
export const Blocks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.s2};
`
const Face = styled.button<{ $sign: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 48px;
  min-height: 48px;
  padding: 0 ${tokens.s4};
  border: 1.5px solid ${tokens.lineStrong};
  border-bottom-width: 3px;
  border-radius: ${tokens.r12};
  background: ${({ $sign }) => ($sign ? tokens.sunken : tokens.card)};
  font-size: 1.25rem;
  font-weight: ${({ $sign }) => ($sign ? 900 : 700)};
  line-height: 1;
  transition: transform ${tokens.fast} ${tokens.ease};
  ${media.hover} { &:hover { transform: translateY(-1px); } }
  &[aria-disabled='true'] { cursor: default; transform: none; }
  &[data-used] {
    border: 1.5px dashed ${tokens.lineStrong};
    background: none;
    color: transparent;
    opacity: 0.6;
  }
  /* The number key of the block; drawn, so that it isn't part of the word. */
  &[data-key] { padding-left: 30px; }
  &[data-key]::before {
    content: attr(data-key);
    position: absolute;
    top: 50%;
    left: 12px;
    color: ${tokens.muted};
    font-size: ${tokens.fs13};
    font-weight: 700;
    transform: translateY(-50%);
  }
  &[data-used]::before { color: transparent; }
  ${media.belowMedium} {
    padding: 0 14px;
    font-size: ${tokens.fs18};
    &[data-key] { padding-left: 14px; }
    &[data-key]::before { content: none; }
  }
`
/** Placeholder for the next block. */
export const NextSlot = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  min-width: 84px;
  min-height: 48px;
  border: 1.5px dashed ${tokens.focus};
  border-radius: ${tokens.r12};
  ${media.belowMedium} { min-width: 72px; }
`

/** Names of punctuation marks, so that screen readers announce a punctuation block. */
const signKeys: Record<string, Exclude<keyof typeof texts.blocks.sign, 'other'>> = {
  '.': 'dot',
  ',': 'comma',
  '?': 'question',
  '!': 'exclamation',
  ':': 'colon',
  ';': 'semicolon',
  '-': 'hyphen',
  '–': 'dash',
  '…': 'ellipsis',
  '...': 'ellipsis',
}

/**
 * One block. A used one leaves its outline in the pool, so nothing moves. Punctuation has its own look (L-TRN-49).
 */
export function Block({
  text,
  action,
  used = false,
  locked = false,
  shortcut,
  onPress,
}: {
  text: string
  /** The number key of the block. */
  shortcut?: number
  /** The action of a press for screen readers, if it isn't choosing. */
  action?: string
  used?: boolean
  locked?: boolean
  onPress: () => void
}) {
  const { t } = useTranslation('trainers')
  const isSign = isPunctuationOnly(text)
  const key = signKeys[text.trim()]
  const name = isSign ? (key ? t(`blocks.sign.${key}`) : t('blocks.sign.other', { text })) : text
  const isOff = used || locked
  return (
    <Face
      type="button"
      $sign={isSign}
      data-used={used || undefined}
      data-key={shortcut}
      aria-keyshortcuts={shortcut?.toString()}
      {...(isOff && { [PASSES_ENTER]: true })}
      // Stays in the tab order: a block that was just chosen must not lose the focus.
      aria-disabled={isOff || undefined}
      aria-label={action ? `${name}, ${action}` : isSign ? name : undefined}
      onClick={() => {
        if (!isOff) onPress()
      }}
    >
      {text}
    </Face>
  )
}
