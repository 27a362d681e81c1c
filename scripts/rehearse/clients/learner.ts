import { randomUUID } from 'node:crypto'
import type { Library } from '@mowka/content/library'
import type { ProgressEvent, ProgressEventName } from '@mowka/contract/schemas/progress'
import { contentId } from '@mowka/domain/course/content-id'
import { pause } from '../system/children'
import type { Client } from './client'

/** A sentence to answer, with its place in the library. */
export type Sentence = { courseId: string; lessonId: string; exerciseId: string; answer: string }

/** Whether a course belongs to the English ones that a trial opens. */
export const isForLearners = ({ targetLang, explicitAccessRequired }: Library['courses'][number]): boolean =>
  targetLang === 'ENG' && !explicitAccessRequired

/** Returns the sentences of the learners' courses, in order. */
export const sentencesOf = ({ courses }: Library): Sentence[] =>
  courses.filter(isForLearners).flatMap((course) =>
    course.lessons.flatMap((lesson) =>
      lesson.exercises.map((exercise) => ({
        courseId: contentId(course.path),
        lessonId: contentId(lesson.path),
        exerciseId: contentId(`${lesson.path}/${exercise.slug}`),
        answer: exercise.answer,
      })),
    ),
  )

/** A learner with everything that the platform has acknowledged. */
export type Learner = {
  number: number
  client: Client
  /** Ids of acknowledged events. */
  events: string[]
  /** Acknowledged notes by exercise. */
  notes: Map<string, string>
  /** Whether a write was neither acknowledged nor refused when the rehearsal ended. */
  hasOpenWrite: boolean
}

export type Pace = {
  /** Mean pause between two sentences, in ms. */
  think: number
  /** Stops after the current sentence. */
  isOver: () => boolean
}

const LANGUAGES = 'sourceLang=PL&targetLang=ENG'

/** Share of sentences after which a learner writes a note, looks at the dashboard, or reloads the page. */
const NOTE_EVERY = 5
const DASHBOARD_EVERY = 8
const RELOAD_EVERY = 20

/** Loads the page and one of its scripts, like a browser without a cache. */
async function openPage({ client }: Learner): Promise<void> {
  const page = await client.send({ kind: 'page', path: '/course' })
  const script = /src="(\/remotes\/[^"]+\.js)"/.exec(page.text)?.[1]
  if (script) await client.send({ kind: 'page', path: script })
  await client.send({ path: `/api/platform/registry?${LANGUAGES}` })
}

/** Sends an event until it is acknowledged, with the same id each time. */
async function sendEvent(
  learner: Learner,
  { courseId, lessonId, exerciseId, answer }: Sentence,
  name: ProgressEventName,
): Promise<void> {
  const event: ProgressEvent = {
    eventId: randomUUID(),
    name,
    lessonId,
    courseId,
    createdAt: new Date().toISOString(),
    payload: {
      exerciseId,
      learningMode: 'WRITING',
      learningExerciseType: 'WRITING_FULL_SENTENCE',
      ...(name === 'EXAMPLE_SUCCESS' && { userInput: answer }),
    },
  }
  learner.hasOpenWrite = true
  const acknowledged = await learner.client.settle({
    method: 'POST',
    path: `/api/progress?${LANGUAGES}`,
    body: event,
  })
  if (!acknowledged) return
  learner.hasOpenWrite = false
  if (acknowledged.status < 300) learner.events.push(event.eventId)
}

async function writeNote(learner: Learner, { exerciseId }: Sentence): Promise<void> {
  const text = `Note ${randomUUID()}`
  learner.hasOpenWrite = true
  const acknowledged = await learner.client.settle({
    method: 'POST',
    path: `/api/user-note?${LANGUAGES}`,
    body: { exerciseId, note: { rawNote: text, htmlNote: text } },
  })
  if (!acknowledged) return
  learner.hasOpenWrite = false
  if (acknowledged.status < 300) learner.notes.set(exerciseId, text)
}

/** Opens the platform and starts a trial. */
async function begin(learner: Learner): Promise<void> {
  await openPage(learner)
  await learner.client.settle({ path: `/api/user/me?${LANGUAGES}` })
  // A repeated request is refused, because the first one may have been processed without a response.
  await learner.client.settle({
    method: 'POST',
    path: `/api/user/start-trial?${LANGUAGES}`,
    expected: [409],
  })
  await learner.client.send({ path: `/api/course/available?${LANGUAGES}` })
}

/** Answers one sentence after another, each as a browser does: attempt, event, sometimes a note or the dashboard. */
export async function learn(learner: Learner, sentences: readonly Sentence[], pace: Pace): Promise<void> {
  await pause(Math.random() * pace.think)
  await begin(learner)
  let lessonId = ''
  for (let at = learner.number; !pace.isOver(); at += 1) {
    const sentence = sentences[at % sentences.length]
    if (!sentence) return
    if (sentence.lessonId !== lessonId) {
      lessonId = sentence.lessonId
      await learner.client.send({ path: `/api/lesson/${lessonId}/exercises?${LANGUAGES}` })
      await learner.client.send({ path: `/api/progress/${sentence.courseId}?${LANGUAGES}` })
      await sendEvent(learner, sentence, 'LESSON_STARTED')
    }
    await learner.client.send({
      method: 'POST',
      path: `/api/attempt/check?${LANGUAGES}`,
      body: { check: true, userInput: sentence.answer, exerciseId: sentence.exerciseId, lang: 'ENG' },
    })
    await sendEvent(learner, sentence, 'EXAMPLE_SUCCESS')
    if (at % NOTE_EVERY === 0 && !learner.notes.has(sentence.exerciseId)) await writeNote(learner, sentence)
    if (at % DASHBOARD_EVERY === 0) await learner.client.send({ path: `/api/user/stats?${LANGUAGES}` })
    if (at % RELOAD_EVERY === 0) await openPage(learner)
    await pause(pace.think * (0.5 + Math.random()))
  }
}
