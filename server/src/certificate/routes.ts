import { formatCertificateNumber } from '@mowka/domain/course/certificate'
import { availableCourse } from '../course/public'
import type { Api } from '../http/api'
import { signedIn } from '../http/policy'
import type { Services } from '../services'
import { certificatePdf } from './pdf'
import { ownCertificateOfCourse, publicCertificate } from './policies'
import { listCertificates, ownCertificates, saveCertificate, showCertificate } from './service'

/** More than anyone checks, prints or renames by hand; numbers are too long to be guessed at this rate. */
const CALLS_PER_MINUTE = 60

/** Certificates of finished courses and levels, and their public check. */
export function certificateRoutes(api: Api, { config }: Services): void {
  api.route('getCertificates', signedIn, listCertificates)

  api.route('getOwnCertificate', availableCourse('params.id'), (call) => ownCertificates(call, call.object))

  api.route(
    'saveCertificate',
    availableCourse('params.id'),
    (call) => saveCertificate(call, call.object, call.query.level, call.body),
    { callsPerMinute: CALLS_PER_MINUTE },
  )

  api.route(
    'getCertificatePdf',
    ownCertificateOfCourse,
    async ({ object, header }) => {
      header('Content-Disposition', `attachment; filename="${formatCertificateNumber(object.number)}.pdf"`)
      return { type: 'application/pdf', content: await certificatePdf(object, config.publicUrl) }
    },
    { callsPerMinute: CALLS_PER_MINUTE },
  )

  api.route(
    'getCertificate',
    publicCertificate,
    ({ object, header }) => {
      header('X-Robots-Tag', 'noindex')
      return showCertificate(object)
    },
    { callsPerMinute: CALLS_PER_MINUTE },
  )
}
