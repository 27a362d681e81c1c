import type { OverrideState } from '@mowka/shared/contract/schemas/platform'
import { addTexts } from '@mowka/shared/i18n'
import { session } from '@mowka/shared/session'
import { tokens } from '@mowka/shared/ui'
import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const DevtoolsPanel = lazy(async () => {
  const [panel] = await Promise.all([
    import('./DevtoolsPanel'),
    addTexts('devtools', { pl: () => import('./locales/pl.json'), en: () => import('./locales/en.json') }),
  ])
  return { default: panel.DevtoolsPanel }
})

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
 * The way to the panel for people who work on a remote: a button where overrides are allowed, Ctrl+Alt+M also for
 * administrators elsewhere, who may allow them there. Nothing of the panel is loaded before.
 */
export const Devtools = observer(function Devtools({ overrides }: { overrides: OverrideState }) {
  const { t } = useTranslation('shell')
  const [open, setOpen] = useState(false)
  const isAllowed = overrides === 'allowed' || overrides === 'active'
  const mayAsk = isAllowed || session.isAdmin

  useEffect(() => {
    if (!mayAsk) return
    const onKey = (event: KeyboardEvent) => {
      if (!event.ctrlKey || !event.altKey || event.code !== 'KeyM') return
      event.preventDefault()
      setOpen((was) => !was)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [mayAsk])

  return (
    <>
      {isAllowed && (
        <Opener type="button" aria-haspopup="dialog" aria-label={t('devtools')} onClick={() => setOpen(true)}>
          {overrides === 'active' ? 'MF*' : 'MF'}
        </Opener>
      )}
      {open && mayAsk && (
        <Suspense fallback={null}>
          <DevtoolsPanel overrides={overrides} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
})
