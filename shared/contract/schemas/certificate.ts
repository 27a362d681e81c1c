import { CERTIFICATE_NAME_LENGTH, certificateNameRules } from '@mowka/domain/course/certificate'
import { oneLine } from '@mowka/domain/text/plain-text'
import { z } from 'zod'
import { bytes, type CallSchema } from '../call-schema'
import { CefrLevel, Day, IdParams, LangCode, ruled, text, trimmedText, wholeNumber } from './common'

/** A certificate of a finished course, as its public check shows it. No other data of the learner is public. */
export const Certificate = z.object({
  /** Without prefix and dashes; `formatCertificateNumber` formats it. */
  number: text(64, 1),
  /** The name that the learner chose. */
  name: z.string(),
  courseName: z.string(),
  levels: z.array(CefrLevel),
  targetLang: LangCode,
  lessons: wholeNumber(),
  sentences: wholeNumber(),
  /** The day on which the last lesson was finished. */
  finishedOn: Day,
})
export type Certificate = z.infer<typeof Certificate>

/** A certificate for its owner. */
export const OwnCertificate = Certificate.extend({
  /** Whether the public check finds it. */
  isPublic: z.boolean(),
})
export type OwnCertificate = z.infer<typeof OwnCertificate>

export const certificateCalls = {
  /** By the id of the course. `null` until the learner creates one. */
  getOwnCertificate: { params: IdParams, answer: z.object({ certificate: OwnCertificate.nullable() }) },
  /**
   * Creates the certificate of a finished course, or changes its name and visibility. Refused with
   * `COURSE_NOT_FINISHED` before the course is finished.
   */
  saveCertificate: {
    params: IdParams,
    body: z.object({
      name: ruled(
        trimmedText(CERTIFICATE_NAME_LENGTH, 1).overwrite((name) => oneLine(name.normalize('NFC'))),
        certificateNameRules,
      ),
      isPublic: z.boolean(),
    }),
    answer: OwnCertificate,
  },
  getCertificatePdf: { params: IdParams, gives: bytes('application/pdf') },
  /** By the number, in any spelling. 404 for an unknown one and for one whose owner turned the check off. */
  getCertificate: { params: IdParams, answer: Certificate },
} satisfies Record<string, CallSchema>
