import type { FastifyRequest } from 'fastify'
import type { Config } from '../config'
import type { PersonalTable } from '../database/personal-data'
import type { Api } from '../http/api'
import { interfaceLangOf } from '../http/caller'
import { type CallScope, type Policy, signedIn } from '../http/policy'
import { forbidden, notFound, ProblemError } from '../http/problem'
import type { Services } from '../services'
import { readUser } from '../user/public'
import { resendEmailConfirmation } from './confirmation'
import { deleteAccount, isValidToken, requestExport, showExport } from './service'
import { exportKey, readExport } from './store'

/** Anyone with a signed download link: only the export's owner receives one, and it expires. */
const exportLink = ({
  config,
  storage,
}: {
  config: Config
  storage: Services['storage']
}): Policy<'anyone', { params: { id: string }; query: { token: string } }, Uint8Array> => ({
  name: 'signed link',
  who: 'anyone',
  openBecause: 'opened by a link on the profile page; the signature authorizes it',
  objects: [{ kind: 'data export', at: 'params.id' }],
  load: async ({ db, now, params, query }) => {
    if (!isValidToken(config, params.id, query.token, now)) {
      throw forbidden('LINK_EXPIRED', 'This link is not good any more')
    }
    const row = await readExport(db, params.id)
    const file = row?.keptUntil && row.keptUntil > now ? await storage.get(exportKey(row.id)) : null
    if (!file) throw notFound('The copy')
    return file
  },
})

/**
 * Asks the identity provider to email a password reset link. Throws 403 `SocialAccountError` for an account without a
 * password here, and an `ExternalServiceError` if the provider is unavailable.
 */
async function resetPassword(
  { db, person }: CallScope,
  { identityAccounts }: Pick<Services, 'identityAccounts'>,
): Promise<Record<never, never>> {
  const row = await readUser(db, person.userId)
  if (!row) throw notFound('The account')
  if (row.isSocial) {
    throw new ProblemError(403, 'SOCIAL_ACCOUNT', 'This account has no password here', {
      name: 'SocialAccountError',
    })
  }
  await identityAccounts.mailPasswordReset(row.email)
  return {}
}

/** Each call sends an email or starts expensive work, so a person needs only a few. */
const CALLS_PER_MINUTE = 10
/** Downloads per minute and IP address; a whole school may share one. */
const FILES_PER_MINUTE = 60
/** A page that waits for an export polls every few seconds. */
const LOOKS_PER_MINUTE = 120

/** Account-level actions: password reset, data export, account deletion. */
export function accountRoutes(api: Api, services: Services, tables: readonly PersonalTable[]): void {
  const langOf = (request: FastifyRequest) =>
    interfaceLangOf(request.headers['accept-language'], services.config.interfaceLang)
  const seldom = { callsPerMinute: CALLS_PER_MINUTE }

  api.route('resetPassword', signedIn, (call) => resetPassword(call, services), seldom)
  api.route('resendEmailConfirmation', signedIn, (call) => resendEmailConfirmation(call, services), seldom)
  api.route(
    'deleteAccount',
    signedIn,
    (call) =>
      deleteAccount(
        call,
        call.person.userId,
        { typed: call.body.email, lang: langOf(call.request) },
        services,
        tables,
      ),
    seldom,
  )
  api.route(
    'requestDataExport',
    signedIn,
    (call) => requestExport(call, call.person.userId, langOf(call.request), services),
    seldom,
  )
  api.route('getDataExport', signedIn, (call) => showExport(call, call.person.userId, services), {
    callsPerMinute: LOOKS_PER_MINUTE,
  })
  api.route(
    'getDataExportFile',
    exportLink(services),
    ({ object, header }) => {
      header('Content-Disposition', 'attachment; filename="mowka.json"')
      header('Cache-Control', 'no-store')
      header('Referrer-Policy', 'no-referrer')
      return { type: 'application/json', content: object }
    },
    { callsPerMinute: FILES_PER_MINUTE },
  )
}
