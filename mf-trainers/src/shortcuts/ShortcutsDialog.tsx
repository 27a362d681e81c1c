import { ResponsiveDialog, Stack, Switch, tokens } from '@mowka/shared/ui'
import { Fragment, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { partsOf, type Shortcut } from './shortcut'
import { shortcutGroups } from './shortcut-list'
import { singleKeysWork, switchSingleKeys } from './single-keys'

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

/** What stands on keys whose names are not on them. */
const signs: Readonly<Record<string, string>> = {
  Escape: 'Esc',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
}

/** The keys of a shortcut: those that are held together, and where there is a row of them its ends. */
function Keys({ keys, isRow }: Shortcut) {
  const { t } = useTranslation('trainers')
  const ends = [...new Set(isRow ? [keys[0], keys.at(-1) ?? keys[0]] : keys)]
  const nameOf = (part: string) => (part === 'Space' ? t('shortcuts.key.space') : (signs[part] ?? part))
  return ends.map((key, place) => (
    <Fragment key={key}>
      {place > 0 && (isRow ? '–' : ` ${t('shortcuts.or')} `)}
      {partsOf(key).map((part, index) => (
        <Fragment key={part}>
          {index > 0 && ' + '}
          <kbd>{nameOf(part)}</kbd>
        </Fragment>
      ))}
    </Fragment>
  ))
}

/** All that keys do in the trainers, and the switch for those that are one character alone. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('trainers')
  const [single, setSingle] = useState(singleKeysWork)
  const id = useId()
  return (
    <ResponsiveDialog open onClose={onClose} title={t('shortcuts.title')} size="md">
      <Stack gap={5}>
        {shortcutGroups.map(({ title, shortcuts }) => (
          <section key={title} aria-labelledby={`${id}${title}`}>
            <h3 id={`${id}${title}`}>{t(title)}</h3>
            <List>
              {shortcuts.map((shortcut) => (
                <div key={shortcut.does}>
                  <dt>{t(shortcut.does)}</dt>
                  <dd>
                    <Keys {...shortcut} />
                  </dd>
                </div>
              ))}
            </List>
          </section>
        ))}
        <Switch
          label={t('shortcuts.single')}
          note={t('shortcuts.singleNote')}
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
