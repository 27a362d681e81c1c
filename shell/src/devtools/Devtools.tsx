import type { OverrideState } from '@mowka/contract/schemas/platform'
import { addTexts } from '@mowka/kernel/i18n'
import { notify } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { tokens } from '@mowka/kernel/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

async function loadPanel() {
  const [panel] = await Promise.all([
    import('./DevtoolsPanel'),
    addTexts('devtools', { pl: () => import('./locales/pl.json'), en: () => import('./locales/en.json') }),
  ])
  return panel.DevtoolsPanel
}
type Panel = Awaited<ReturnType<typeof loadPanel>>

const Opener = styled.button`
  position: fixed;
  z-index: 40;
  inset-block-end: 88px;
  inset-inline-start: 8px;
  min-width: 44px;
  min-height: 44px;
  border: 1px solid ${tokens.lineStrong};
  border-radius: 50%;
  background: ${tokens.card};
  color: ${tokens.text};
  font: 700 12px/1 monospace;
  cursor: pointer;
`

/**
 * Opens the panel for remote developers: a button where overrides are allowed, and Ctrl+Alt+M also for administrators
 * elsewhere, who can allow them there. The panel's code is loaded on demand.
 */
export const Devtools = observer(function Devtools({ overrides }: { overrides: OverrideState }) {
  const { t } = useTranslation(['shell', 'common'])
  const [Panel, setPanel] = useState<Panel | null>(null)
  const isAllowed = overrides === 'allowed' || overrides === 'active'
  const mark = overrides === 'active' ? 'MF*' : 'MF'
  const mayAsk = isAllowed || session.isAdmin

  const close = () => setPanel(null)
  // Outside of every error boundary, so a chunk that fails to load must not be thrown.
  const open = () =>
    loadPanel().then(
      (loaded) => setPanel(() => loaded),
      () => notify('error', t('common:error.generic')),
    )
  const toggle = useEffectEvent(() => (Panel ? close() : void open()))

  useEffect(() => {
    if (!mayAsk) return
    const onKey = (event: KeyboardEvent) => {
      if (!event.ctrlKey || !event.altKey || event.code !== 'KeyM') return
      event.preventDefault()
      toggle()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [mayAsk])

  return (
    <>
      {isAllowed && (
        <Opener
          type="button"
          aria-haspopup="dialog"
          // Starts with the visible label, for voice control.
          aria-label={`${mark}: ${t('devtools')}`}
          onClick={() => void open()}
        >
          {mark}
        </Opener>
      )}
      {Panel && mayAsk && <Panel overrides={overrides} onClose={close} />}
    </>
  )
})
