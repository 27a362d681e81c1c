import { textIn } from '@mowka/domain/languages'
import { Button, media, tokens } from '@mowka/kernel/ui'
import { IconArrowBackUp, IconEraser } from '@mowka/kernel/ui/icons'
import { keepFocus, useShortcut } from '@mowka/web/trainer'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Block, Blocks } from './Block'
import { chooseBlock, undoBlock } from './block-shortcuts'

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
