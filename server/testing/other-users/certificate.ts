import type { CertificateRow } from '../../src/certificate/store'
import { certificates } from '../../src/certificate/tables'
import { learnerAnna, olga } from '../people'
import type { TestApi, TestPerson } from '../test-api'
import { hidden, type OtherUsersFixture } from './fixture'

/** Certificates: only their owner can download them, and anyone with the number can check them while they are public. */
export const certificateObjects: OtherUsersFixture = async (t) => {
  await insertCertificateOf(t, learnerAnna, { number: '0000000000000001', courseId: 'course-of-anna' })
  await insertCertificateOf(t, olga, { number: '0000000000000002', courseId: 'course-of-olga' })
  return {
    'course with own certificate': {
      mine: { id: 'course-of-anna' },
      others: [{ name: "someone's", id: 'course-of-olga', owner: olga, stranger: hidden, admin: hidden }],
    },
    'public certificate': {
      mine: { id: '0000000000000001' },
      others: [
        { name: "someone's", id: '0000000000000002', owner: null, stranger: 'allowed', admin: 'allowed' },
      ],
    },
  }
}

async function insertCertificateOf(
  t: TestApi,
  who: TestPerson,
  { number, courseId }: Pick<CertificateRow, 'number' | 'courseId'>,
): Promise<void> {
  const { userId } = (await t.call('getMe', {}, who)).answer
  await t.db.insert(certificates).values({
    number,
    userId,
    courseId,
    name: 'Anna Nowak',
    isPublic: true,
    courseName: 'Codziennie',
    levels: ['A1'],
    targetLang: 'ENG',
    lessons: 5,
    sentences: 50,
    finishedOn: '2026-11-16',
    createdAt: new Date(0),
  })
}
