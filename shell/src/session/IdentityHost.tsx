import { reaction } from 'mobx'
import { type ComponentProps, useEffect, useState } from 'react'
import type IdentitySdk from './IdentitySdk'
import { identity } from './identity'

const loadSdk = () => import(/* webpackChunkName: "identity" */ './IdentitySdk')

/** Mounts the identity provider's SDK on demand. */
export function IdentityHost(props: ComponentProps<typeof IdentitySdk>) {
  const [parts, setParts] = useState<Awaited<ReturnType<typeof loadSdk>> | null>(null)
  useEffect(
    () =>
      reaction(
        () => identity.isWanted,
        (isWanted) => isWanted && loadSdk().then(setParts, identity.lose),
        { fireImmediately: true },
      ),
    [],
  )
  return parts && <parts.default {...props} />
}
