import { type RouteName, routes } from '@mowka/contract/routes'
import { reportError } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { observer } from 'mobx-react-lite'
import { useLocation } from 'react-router-dom'
import { QuietBoundary } from '../boundaries/QuietBoundary'
import { useChunk } from '../boundaries/use-chunk'

/** Most users have confirmed their address and load nothing of it. */
const loadParts = () => import(/* webpackChunkName: "confirm-email" */ './parts')

/** Pages with the notice; it never covers or delays an exercise, a choice or a payment. */
const NOTICE_PAGES: readonly RouteName[] = ['courses', 'dashboard', 'profile']

/** Called when the server refused a call for an unconfirmed address: explains why. */
export const requireConfirmation = (): void => {
  loadParts().then(({ emailConfirmation }) => emailConfirmation.require(), reportError)
}

/** The notice that the user's email address is unconfirmed, above a page. */
export const ConfirmEmailNotice = observer(function ConfirmEmailNotice() {
  const { pathname } = useLocation()
  const isNamed = NOTICE_PAGES.some((name) => routes[name] === pathname.replace(/\/$/, ''))
  return isNamed ? <Part name="Notice" /> : null
})

/** Checks for the confirmation whenever the user returns to the page, and has the dialog of refused calls. */
export const ConfirmEmailRequest = () => <Part name="Request" />

/** Loads a part for users whose address is unconfirmed. */
const Part = observer(function Part({ name }: { name: 'Notice' | 'Request' }) {
  if (!session.isAuthenticated || session.user?.isEmailConfirmed !== false) return null
  return (
    <QuietBoundary part="email confirmation" occasion={name}>
      <Loaded name={name} />
    </QuietBoundary>
  )
})

function Loaded({ name }: { name: 'Notice' | 'Request' }) {
  const Shown = useChunk(loadParts)?.[name]
  return Shown ? <Shown /> : null
}
