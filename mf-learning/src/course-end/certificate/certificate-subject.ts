import { paths } from '@mowka/contract/routes'
import type { OwnLevel } from '@mowka/contract/schemas/certificate'
import type { CefrLevel } from '@mowka/contract/schemas/common'
import { cefrLevels } from '@mowka/domain/course/course'

/** The subject of a certificate: a course, or one of its levels in the language of the course. */
export type CertificateSubject = { courseId: string; level?: CefrLevel | undefined }

/** The address of the learner's certificate. */
export const certificatePath = ({ courseId, level }: CertificateSubject): string =>
  `${paths.courseCertificate({ courseId })}${level ? `?level=${level}` : ''}`

/** Returns the level in an address; `undefined` without a valid one. */
export const levelIn = (search: URLSearchParams): CefrLevel | undefined =>
  cefrLevels.find((level) => level === search.get('level'))

/** The arguments of the calls about a certificate. */
export const certificateArgs = ({ courseId, level }: CertificateSubject) => ({
  id: courseId,
  ...(level ? { level } : {}),
})

/** Whether the learner has finished all courses of a level. */
export const isLevelFinished = ({ courses, finished }: Pick<OwnLevel, 'courses' | 'finished'>): boolean =>
  courses > 0 && finished === courses
