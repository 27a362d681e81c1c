import { ResponsiveDialog, Stack, Switch, tokens } from '@mowka/kernel/ui'
import { Fragment, useId, useState } from 'react'
import styled from 'styled-components'
import { partsOf, type Shortcut, type ShortcutGroup, singleKeysWork, switchSingleKeys } from './keys/shortcut'

const List = styled.dl`
  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.s4};
    padding-block: ${tokens.s2};
    border-top: 1px solid ${tokens.line};
  }
  > div:first-child { border-top: 0; }
  dd { flex: none; margin: 0; color: ${tokens.muted}; font-size: ${tokens.fs14}; }
  kbd {
    display: inline-block;
    min-width: 28px;
    padding: 2px ${tokens.s2};
    border: 1px solid ${tokens.lineStrong};
    border-radius: ${tokens.r8};
    background: ${tokens.sunken};
    color: ${tokens.text};
    font: inherit;
    font-weight: 700;
    text-align: center;
  }
`

/** Labels of keys without a printed name. */
const signs: Readonly<Record<string, string>> = {
  Escape: 'Esc',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
}

/** Texts of the dialog besides the shortcuts. */
export type ShortcutWords = {
  title: string
  /** Between two alternative keys. */
  or: string
  /** Name of the space bar. */
  space: string
  /** Label and explanation of the switch for single-key shortcuts. */
  single: string
  singleNote: string
}

/** The keys of a shortcut: combinations, and for a row of keys its ends. */
function Keys({ keys, isRow, words }: Shortcut & { words: ShortcutWords }) {
  const ends = [...new Set(isRow ? [keys[0], keys.at(-1) ?? keys[0]] : keys)]
  const nameOf = (part: string) => (part === 'Space' ? words.space : (signs[part] ?? part))
  return ends.map((key, place) => (
    <Fragment key={key}>
      {place > 0 && <span>{isRow ? '–' : ` ${words.or} `}</span>}
      {partsOf(key).map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <span> + </span>}
          <kbd>{nameOf(part)}</kbd>
        </Fragment>
      ))}
    </Fragment>
  ))
}

/** All shortcuts of a trainer, and the switch for single-key ones. `groups` are translated. */
export function ShortcutsDialog({
  groups,
  words,
  onClose,
}: {
  groups: readonly ShortcutGroup[]
  words: ShortcutWords
  onClose: () => void
}) {
  const [single, setSingle] = useState(singleKeysWork)
  const id = useId()
  return (
    <ResponsiveDialog open onClose={onClose} title={words.title} size="md">
      <Stack gap={5}>
        {groups.map(({ title, shortcuts }, place) => (
          <section key={title} aria-labelledby={`${id}${place}`}>
            <h3 id={`${id}${place}`}>{title}</h3>
            <List>
              {shortcuts.map((shortcut) => (
                <div key={shortcut.does}>
                  <dt>{shortcut.does}</dt>
                  <dd>
                    <Keys {...shortcut} words={words} />
                  </dd>
                </div>
              ))}
            </List>
          </section>
        ))}
        <Switch
          label={words.single}
          note={words.singleNote}
          checked={single}
          onChange={(on) => {
            switchSingleKeys(on)
            setSingle(on)
          }}
        />
      </Stack>
    </ResponsiveDialog>
  )
}
