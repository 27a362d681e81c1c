import type { FastifyRequest } from 'fastify'
import type { PersonalTable } from '../database/personal-data'
import type { Api } from '../http/api'
import { interfaceLangOf } from '../http/interface-lang'
import { signedIn } from '../http/policy'
import type { Services } from '../services'
import { deleteAccount } from './delete-service'
import { requestExport, showExport } from './export-service'
import { resetPassword } from './password-service'
import { exportLink } from './policies'

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
  api.route(
    'deleteAccount',
    signedIn,
    (call) => deleteAccount(call, { typed: call.body.email, lang: langOf(call.request) }, services, tables),
    seldom,
  )
  api.route(
    'requestDataExport',
    signedIn,
    (call) => requestExport(call, langOf(call.request), services),
    seldom,
  )
  api.route('getDataExport', signedIn, (call) => showExport(call, services), {
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
