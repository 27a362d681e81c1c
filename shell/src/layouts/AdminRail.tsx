import { Button, media } from '@mowka/kernel/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { QuietBoundary } from '../boundaries/QuietBoundary'
import { useChunk } from '../boundaries/use-chunk'

/** As wide and high as the navigation, so that the page does not move when it comes. */
const Place = styled.div`
  padding: var(--mw-4) var(--mw-2);
  background: var(--mw-navy);
  color: var(--mw-on-navy);
  --mw-focus: var(--mw-focus-on-navy);
  ${media.belowMedium} { height: 104px; }
`

// A file of its own: learners do not carry the sections of the panel.
const loadNav = () => import('./AdminNav')

const Whole = styled.div`
  display: contents;
`

/** Its first link or button takes the focus that went with the button that was pressed for it. */
function TakesFocus({ children }: { children: ReactNode }) {
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
    <TakesFocus>
      <AdminNav />
    </TakesFocus>
  ) : (
    <AdminNav />
  )
}

/** The place of the editors' navigation. When its code is lost, the page works on without it and offers it again. */
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
      fallback={<Place>{attempt > 0 ? <TakesFocus key={attempt}>{again}</TakesFocus> : again}</Place>}
    >
      <Nav isAskedFor={attempt > 0} />
    </QuietBoundary>
  )
}
