import { CERTIFICATE_NAME_LENGTH, certificateNameRules } from '@mowka/domain/course/certificate'
import { oneLine } from '@mowka/domain/text/plain-text'
import { z } from 'zod'
import { bytes, type CallSchema } from '../call-schema'
import {
  CefrLevel,
  Day,
  dataOf,
  Id,
  IdParams,
  LangCode,
  ruled,
  text,
  trimmedText,
  wholeNumber,
} from './common'

/**
 * A certificate of a finished course or level, as its public check shows it. No other data of the learner is public.
 */
export const Certificate = z.object({
  /** Without prefix and dashes; `formatCertificateNumber` formats it. */
  number: text(64, 1),
  /** The name that the learner chose. */
  name: z.string(),
  /** The name of the course, or of the language and level in Polish. */
  courseName: z.string(),
  levels: z.array(CefrLevel),
  /** Only for a level: the names of the courses that it had when the certificate was created, in order. */
  ofLevel: z.object({ level: CefrLevel, courses: z.array(z.string()) }).nullable(),
  targetLang: LangCode,
  lessons: wholeNumber(),
  sentences: wholeNumber(),
  /** Learned words; `null` for a certificate from before they were stored. */
  words: wholeNumber().nullable(),
  /** Study time; `null` for a certificate from before it was stored. */
  seconds: wholeNumber().nullable(),
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

/** A certificate in the list of its owner. */
export const ListedCertificate = OwnCertificate.pick({
  number: true,
  courseName: true,
  targetLang: true,
  finishedOn: true,
  isPublic: true,
}).extend({
  /** Only for a certificate of a level. */
  level: CefrLevel.nullable(),
  /** A course whose page leads to the certificate; `null` if the learner can't see it any more. */
  courseId: Id.nullable(),
})
export type ListedCertificate = z.infer<typeof ListedCertificate>

/** A level of a course: its courses that the learner can see, and the learner's certificate of it. */
export const OwnLevel = z.object({
  level: CefrLevel,
  courses: wholeNumber(),
  finished: wholeNumber(),
  /** `null` until the learner creates one. */
  certificate: OwnCertificate.nullable(),
})
export type OwnLevel = z.infer<typeof OwnLevel>

/** One of the levels of the course: the call is about the certificate of that level in the language of the course. */
const OfLevel = z.object({ level: CefrLevel.optional() })

export const certificateCalls = {
  /** The learner's certificates in all languages, the newest first. */
  getCertificates: { answer: dataOf(ListedCertificate) },
  /** By the id of the course: its certificate, `null` until the learner creates one, and each of its levels. */
  getOwnCertificate: {
    params: IdParams,
    answer: z.object({ certificate: OwnCertificate.nullable(), levels: z.array(OwnLevel) }),
  },
  /**
   * Creates the certificate of a finished course or level, or changes its name and visibility. Refused with
   * `COURSE_NOT_FINISHED` or `LEVEL_NOT_FINISHED` before.
   */
  saveCertificate: {
    params: IdParams,
    query: OfLevel,
    body: z.object({
      name: ruled(
        trimmedText(CERTIFICATE_NAME_LENGTH, 1).overwrite((name) => oneLine(name.normalize('NFC'))),
        certificateNameRules,
      ),
      isPublic: z.boolean(),
    }),
    answer: OwnCertificate,
  },
  getCertificatePdf: { params: IdParams, query: OfLevel, gives: bytes('application/pdf') },
  /** By the number, in any spelling. 404 for an unknown one and for one whose owner turned the check off. */
  getCertificate: { params: IdParams, answer: Certificate },
} satisfies Record<string, CallSchema>
