import {
  Auth0Provider,
  type Auth0ProviderWithConfigOptions,
  type AppState as Auth0State,
  useAuth0,
} from '@auth0/auth0-react'
import { useEffect } from 'react'
import type { AppState } from './auth-settings'
import { identity } from './identity'
import { signInCache } from './sign-in-cache'
import type { Claims } from './stored-sign-in'

/** Runs the identity provider's SDK. A separate chunk; see `identity.ts`. */
export default function IdentitySdk({
  settings,
  onReturn,
}: {
  settings: Auth0ProviderWithConfigOptions
  /** Called after a redirect back from the provider, with the target of the sign-in. */
  onReturn: (target: string | undefined) => void
}) {
  return (
    <Auth0Provider
      {...settings}
      cache={signInCache}
      onRedirectCallback={(state?: AppState & Auth0State) => onReturn(state?.target)}
    >
      <Provide />
    </Auth0Provider>
  )
}

function Provide() {
  const sdk = useAuth0<Claims>()
  useEffect(() => {
    if (!sdk.isLoading) identity.provide(sdk)
  }, [sdk])
  return null
}
