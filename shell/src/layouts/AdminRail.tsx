import { Button, media } from '@mowka/kernel/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { QuietBoundary } from '../boundaries/QuietBoundary'
import { useChunk } from '../boundaries/use-chunk'

/** Reserves the size of the navigation, so that the page does not move when it loads. */
const Place = styled.div`
  padding: var(--mw-4) var(--mw-2);
  background: var(--mw-navy);
  color: var(--mw-on-navy);
  --mw-focus: var(--mw-focus-on-navy);
  ${media.belowMedium} { height: 104px; }
`

// A separate chunk, so that learners don't load the panel's sections.
const loadNav = () => import('./AdminNav')

const Whole = styled.div`
  display: contents;
`

/** Focuses its first link or button after the pressed button was removed. */
function AutoFocus({ children }: { children: ReactNode }) {
  const whole = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement !== document.body) return
    whole.current?.querySelector<HTMLElement>('a, button')?.focus()
  }, [])
  return <Whole ref={whole}>{children}</Whole>
}

function Nav({ isAskedFor }: { isAskedFor: boolean }) {
  const AdminNav = useChunk(loadNav)?.default
  if (!AdminNav) return <Place data-screen-only />
  return isAskedFor ? (
    <AutoFocus>
      <AdminNav />
    </AutoFocus>
  ) : (
    <AdminNav />
  )
}

/** Slot of the editors' navigation. If its chunk fails to load, the page works without it and offers a retry. */
export function AdminRail() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const [attempt, setAttempt] = useState(0)
  const again = (
    <Button variant="navy" onClick={() => setAttempt(attempt + 1)}>
      {t('admin.load')}
    </Button>
  )
  return (
    <QuietBoundary
      part="AdminNav"
      occasion={`${pathname} ${attempt}`}
      fallback={<Place>{attempt > 0 ? <AutoFocus key={attempt}>{again}</AutoFocus> : again}</Place>}
    >
      <Nav isAskedFor={attempt > 0} />
    </QuietBoundary>
  )
}
