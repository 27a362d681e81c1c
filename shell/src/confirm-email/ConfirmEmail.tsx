import { type RouteName, routes } from '@mowka/contract/routes'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { QuietBoundary } from '../boundaries/QuietBoundary'
import { useChunk } from '../boundaries/use-chunk'
import { emailConfirmation } from './confirmation'

const loadParts = () => import(/* webpackChunkName: "confirm-email" */ './parts')

/** Pages with the notice; it never covers or delays an exercise, a choice or a payment. */
const NOTICE_PAGES: readonly RouteName[] = ['courses', 'dashboard', 'profile']
const hasNotice = (pathname: string) =>
  NOTICE_PAGES.some((name) => routes[name] === pathname.replace(/\/$/, ''))

/** The notice that the user's email address is unconfirmed, above a page. */
export const ConfirmEmailNotice = observer(function ConfirmEmailNotice() {
  const { pathname } = useLocation()
  const isShown = emailConfirmation.isPending && !emailConfirmation.isDismissed && hasNotice(pathname)
  if (!isShown) return null
  return (
    <QuietBoundary part="email confirmation" occasion={pathname}>
      <Part name="Notice" />
    </QuietBoundary>
  )
})

/**
 * Checks for the confirmation whenever the user returns to the page, and explains why the server refused a call for an
 * unconfirmed address.
 */
export const ConfirmEmailRequest = observer(function ConfirmEmailRequest() {
  const { isPending, isRequired } = emailConfirmation
  return (
    <>
      {isPending && <ReturnCheck />}
      {isRequired && (
        <QuietBoundary part="email confirmation request">
          <Part name="Request" />
        </QuietBoundary>
      )}
    </>
  )
})

function ReturnCheck() {
  useEffect(() => {
    const check = () => {
      if (document.visibilityState === 'visible') void emailConfirmation.check()
    }
    check()
    document.addEventListener('visibilitychange', check)
    return () => document.removeEventListener('visibilitychange', check)
  }, [])
  return null
}

/** Loads a part when it is needed. */
function Part({ name }: { name: 'Notice' | 'Request' }) {
  const Loaded = useChunk(loadParts)?.[name]
  return Loaded ? <Loaded /> : null
}
