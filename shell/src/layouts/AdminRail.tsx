import { Button, media } from '@mowka/shared/ui'
import { useState } from 'react'
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

function Nav() {
  const AdminNav = useChunk(loadNav)?.default
  return AdminNav ? <AdminNav /> : <Place />
}

/** The place of the editors' navigation. When its code is lost, the page works on without it and offers it again. */
export function AdminRail() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const [attempt, setAttempt] = useState(0)
  return (
    <QuietBoundary
      part="AdminNav"
      occasion={`${pathname} ${attempt}`}
      fallback={
        <Place>
          <Button variant="navy" onClick={() => setAttempt(attempt + 1)}>
            {t('admin.load')}
          </Button>
        </Place>
      }
    >
      <Nav />
    </QuietBoundary>
  )
}
