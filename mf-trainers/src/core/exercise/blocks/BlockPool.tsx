import { textIn } from '@mowka/domain/languages/languages'
import { Button, media, tokens } from '@mowka/kernel/ui'
import { IconArrowBackUp, IconEraser } from '@mowka/kernel/ui/icons'
import { keepFocus, PASSES_ENTER, useShortcut } from '@mowka/web/trainer'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type texts from '../../../locales/exercise/pl.json'
import { isPunctuationOnly } from '../../words/answer-words'
import { chooseBlock, undoBlock } from './block-shortcuts'

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

const Pool = styled.div`
  margin: ${tokens.s6} 0 ${tokens.s4} 60px;
  > div:first-child { max-width: 540px; }
  ${media.belowMedium} { margin-left: 0; }
`
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.s2};
  margin-top: ${tokens.s4};
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  > div { display: flex; gap: ${tokens.s1}; margin-left: -12px; color: ${tokens.text}; }
  > p { ${media.belowMedium} { display: none; } }
`

/** The part of a draft the pool needs, for both kinds of block exercises. */
type BlockChoice = {
  readonly pool: readonly string[]
  isUsed: (place: number) => boolean
  choose: (place: number) => void
  undo: () => void
  clear: () => void
}

/** The available blocks, chosen by press or number key, with undo and clear. */
export const BlockPool = observer(function BlockPool({
  draft,
  tag,
  locked,
  isEmpty,
}: {
  draft: BlockChoice
  /** BCP 47 tag of the blocks. */
  tag: string
  locked: boolean
  /** Whether nothing is chosen, so nothing can be undone. */
  isEmpty: boolean
}) {
  const { t } = useTranslation('trainers')
  const keys = Math.min(chooseBlock.keys.length, draft.pool.length)
  useShortcut(chooseBlock, (place) => place < keys && draft.choose(place), !locked)
  useShortcut(undoBlock, draft.undo, !locked)

  return (
    <Pool onMouseDown={keepFocus}>
      <Blocks role="group" aria-label={t('blocks.pool')} {...textIn(tag)}>
        {draft.pool.map((text, place) => (
          <Block
            key={place}
            text={text}
            used={draft.isUsed(place)}
            locked={locked}
            shortcut={place < keys ? place + 1 : undefined}
            onPress={() => draft.choose(place)}
          />
        ))}
      </Blocks>
      <Tools>
        <div>
          <Button
            variant="ghost"
            leftIcon={<IconArrowBackUp aria-hidden />}
            aria-disabled={isEmpty || locked}
            onClick={draft.undo}
          >
            {t('blocks.undo')}
          </Button>
          <Button
            variant="ghost"
            leftIcon={<IconEraser aria-hidden />}
            aria-disabled={isEmpty || locked}
            onClick={draft.clear}
          >
            {t('blocks.clear')}
          </Button>
        </div>
        <p>{t('blocks.keys', { count: keys })}</p>
      </Tools>
    </Pool>
  )
})
