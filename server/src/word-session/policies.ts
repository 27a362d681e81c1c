import type { LangCode } from '@mowka/contract/schemas/common'
import {
  findOpenLesson,
  isLanguageLocked,
  lessonOpenSince,
  type OpenLesson,
  openLessonAt,
  readLesson,
  readWordsWithSentences,
  rightsOf,
  type WordWithSentences,
} from '../course/public'
import type { AuthenticatedRequest, Found, Person } from '../http/caller'
import { type IdPath, objectPolicy, type Policy } from '../http/policy'
import { forbidden, notFound } from '../http/problem'
import { timeOfLearning } from '../progress/public'
import { anyAccount, findCallerOnly } from '../user/public'
import { readOwnSession, readWordAccess, type WordSession } from './store'

/** The lesson of a training; omitted for the global list. */
type ScopeIds = { lessonId?: string | undefined; courseId?: string | undefined }

/** Finds the scope of a training: an open lesson, or the global list of a language with access. */
async function findScope(
  authRequest: AuthenticatedRequest,
  { lessonId, courseId }: ScopeIds,
): Promise<Found<OpenLesson | null>> {
  if (lessonId !== undefined)
    return findOpenLesson(authRequest, lessonId, courseId === undefined ? {} : { courseId })
  const { caller } = await findCallerOnly(authRequest)
  return {
    caller,
    allow: (person) => {
      if (courseId !== undefined) throw notFound('The lesson of this course')
      if (isLanguageLocked(rightsOf(person, authRequest.now), authRequest.pair.targetLang)) throw locked()
      return null
    },
  }
}

const locked = () => forbidden('LANGUAGE_LOCKED', 'There is no access to this language')

/** Returns since when a language was open to a person at a moment; null if it was locked. */
function languageOpenSince(person: Person, at: Date, lang: LangCode): Date | null {
  const rights = rightsOf(person, at)
  if (isLanguageLocked(rights, lang)) return null
  const accessSince = rights.languages.get(lang)
  return accessSince && accessSince > person.createdAt ? accessSince : person.createdAt
}

const ofLesson = [
  { kind: 'lesson', at: 'body.lessonId' },
  { kind: 'course', at: 'body.courseId' },
] as const

/** Requires access to the lesson, or without one, to the language. */
export const scopeOfTraining: Policy<'signed-in', { body: ScopeIds }, OpenLesson | null> = {
  name: 'open lesson, if named; else learner of the language',
  who: 'signed-in',
  objects: ofLesson,
  find: ({ body, ...authRequest }) => findScope(authRequest, body),
}

/** The object of an answer: the word, and its lesson and session if named. */
export type WordAnswerTarget = {
  word: WordWithSentences
  lessonId: string | null
  sessionId: string | null
  /** The time to record for the answer. */
  answeredAt: Date
}

/**
 * Requires a word of the named lesson with access, or without a lesson, of the caller's own global list. A session
 * has to be the caller's own. 404 otherwise. Answers given while access was open may arrive after its end; an answer
 * with an impossible time needs current access.
 */
export const askedWord: Policy<
  'signed-in',
  { body: ScopeIds & { wordId: string; sessionId?: string | undefined; answeredAt?: string | undefined } },
  WordAnswerTarget
> = {
  name: 'word of an open lesson or of the caller’s list',
  who: 'signed-in',
  objects: [...ofLesson, { kind: 'trainedWord', at: 'body.wordId' }],
  freeIds: {
    'body.attemptId': 'made by the browser, and taken once a person',
    'body.sessionId': 'that of someone else is not found (word-session.api.test.ts)',
  },
  load: async ({ db, person, now, body }) => {
    const { lessonId, courseId = null, sessionId, wordId, answeredAt } = body
    const timeOf = (openSince: (at: Date) => Date | null) =>
      answeredAt === undefined ? now : timeOfLearning(new Date(answeredAt), now, openSince)
    let at: Date | null = null
    if (lessonId !== undefined) {
      const lesson = await readLesson(db, lessonId)
      at = timeOf((moment) => lessonOpenSince(person, moment, lesson))
      openLessonAt(person, at, lesson, { courseId })
    }
    const known = await readWordAccess(db, { userId: person.userId, wordId, lessonId, sessionId })
    if (sessionId !== undefined && !known.isOwnSession) throw notFound('The session')
    const [word] = known.isAsked ? await readWordsWithSentences(db, [wordId], now) : []
    if (!word) throw notFound('The word')
    if (at === null) {
      at = timeOf((moment) => languageOpenSince(person, moment, word.answerLang))
      if (languageOpenSince(person, at, word.answerLang) === null) throw locked()
    }
    return { word, lessonId: lessonId ?? null, sessionId: sessionId ?? null, answeredAt: at }
  },
}

/** Allows admins to import answers for any account. */
export const accountOfAnswers: Policy<'admin', { body: { userId: string } }, { id: string }> = {
  ...anyAccount('admin', 'body.userId'),
  objects: [
    { kind: 'account', at: 'body.userId' },
    { kind: 'lesson', at: 'body.answers.lessonId' },
    { kind: 'trainedWord', at: 'body.answers.wordId' },
  ],
  freeIds: { 'body.answers.attemptId': 'generated by the client and accepted once per person' },
}

/** Requires the session's learner; 404 for everyone else, admins included. */
export const ownSession = <const At extends IdPath>(at: At) =>
  objectPolicy({
    name: 'own training of words',
    who: 'signed-in',
    kind: 'wordSession',
    at,
    load: async ({ db, person }, id): Promise<WordSession> => {
      const session = await readOwnSession(db, person.userId, id)
      if (!session) throw notFound('The session')
      return session
    },
  })
