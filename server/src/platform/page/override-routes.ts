import type { OverrideState } from '@mowka/contract/schemas/platform'
import { askedOverrides, OVERRIDDEN_COOKIE } from '@mowka/domain/browser/remote-overrides'
import { cookieNames } from '@mowka/domain/browser/storage-keys'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config'
import type { Api } from '../../http/api'
import { anyone, staffOnly } from '../../http/policy'
import { cookieOf, readSigned, signValue } from '../../http/signed-value'
import { SHELL } from '../registry'
import { writeAudit } from '../store'

/** Lifetime of an administrator's permission, in seconds. */
const PERMISSION_SECONDS = 8 * 3600

/** The permission cookie, which is HttpOnly. */
const PERMISSION_COOKIE = cookieNames.overridesAllowed

/**
 * Returns whether a page may use overrides. A URL is never enough: the server has to run in development, or an
 * administrator has to have allowed it in this browser.
 */
export function overridesOf(config: Config, request: FastifyRequest, now: Date): OverrideState {
  const { cookie } = request.headers
  const isAllowed =
    config.overrides === 'development' ||
    readSigned(cookieOf(cookie, PERMISSION_COOKIE), now.getTime(), config.cookieKey) !== null
  if (!isAllowed) return 'none'
  const search = request.url.slice(request.url.indexOf('?') + 1)
  const asks = request.url.includes('?') && Object.values(askedOverrides(search)).some(Boolean)
  return asks || cookieOf(cookie, OVERRIDDEN_COOKIE) ? 'active' : 'allowed'
}

/** Grants and revokes the permission for overrides: for administrators, in the browser that requests it. */
export function overrideRoutes(api: Api, { config }: { config: Config }): void {
  const settings = `Path=/; HttpOnly; SameSite=Lax${config.publicUrl.startsWith('https:') ? '; Secure' : ''}`

  api.route('allowOverrides', staffOnly('admin'), async ({ db, now, person, header }) => {
    // Account ids contain characters that cookies don't allow.
    const who = Buffer.from(person.userId).toString('base64url')
    const value = signValue(who, now.getTime() + PERMISSION_SECONDS * 1000, config.cookieKey)
    await writeAudit(db, {
      at: now,
      who: person.userId,
      what: 'overrides-allowed',
      name: SHELL,
      version: null,
      detail: { seconds: PERMISSION_SECONDS },
    })
    header('Set-Cookie', `${PERMISSION_COOKIE}=${value}; Max-Age=${PERMISSION_SECONDS}; ${settings}`)
  })

  api.route('forbidOverrides', anyone('it only revokes a permission of this browser'), ({ header }) =>
    header('Set-Cookie', `${PERMISSION_COOKIE}=; Max-Age=0; ${settings}`),
  )
}
