import { type AiAction, AiAnswer, type AiMessage, type AiRequest } from '@mowka/contract/schemas/trainer'
import {
  entriesOf,
  isFewWords,
  MAX_SPOKEN_LENGTH,
  plainText,
  spokenText,
} from '@mowka/domain/exercise/ai-answer'
import { tokensOf } from '@mowka/domain/judge/answers/token'
import { warsawDay } from '@mowka/domain/time'
import { judgeAnswer, solutionOf } from '../attempt/public'
import type { OpenExercise } from '../course/public'
import { newId } from '../database/ids'
import type { CallScope } from '../http/policy'
import { invalidInput, notFound, ProblemError } from '../http/problem'
import { ExternalServiceError } from '../outside/external-service-error'
import { addRecording } from '../recording/public'
import type { Services } from '../services'
import {
  containsPhrase,
  instructionsFor,
  isAskedBeforeCheck,
  materialFor,
  NEEDS_RULES,
  type Question,
  questionFor,
  withoutAnswer,
} from './prompt'
import {
  addExchange,
  consumeQuota,
  type Exchange,
  langOfPlayableText,
  rate,
  readOwnChat,
  restoreQuota,
} from './store'

/** Number of earlier exchanges sent with a follow-up. */
const EARLIER_EXCHANGES = 3

/** Schema of the model's reply; a reply that doesn't match is rejected as a whole. */
const Reply = AiAnswer

type Needed = Pick<Services, 'chat' | 'config' | 'wordListOf'>

/** Response to a question. */
type AssistantReply = { message: AiMessage; chatId: string; questionsLeft: number }

/**
 * Asks the assistant about an exercise. Throws 404 for another person's chat, 422 for an invalid question, 429
 * `ASSISTANT_LIMIT` above the daily limit, and an `ExternalServiceError` if the model is unavailable or its reply doesn't
 * match the schema. A question doesn't count if the model was unavailable.
 */
export async function askAssistant(
  { db, person, now }: CallScope,
  open: OpenExercise,
  asked: AiRequest,
  { chat, config, wordListOf }: Needed,
): Promise<AssistantReply> {
  const { exercise } = open
  const { userId } = person
  const question = questionOf(open, asked, wordListOf)
  const earlier = await earlierExchanges(db, { userId, exerciseId: exercise.id, chatId: asked.chatId })
  const text = questionFor(question, await materialFor(db, open, question))

  const day = { userId, day: warsawDay(now) }
  const taken = await consumeQuota(db, day, 'questions', config.chat.questionsPerDay)
  if (taken === undefined) {
    throw new ProblemError(429, 'ASSISTANT_LIMIT', 'The daily limit of questions has been reached')
  }
  const { answerLang: lang, exampleLang: ownLang } = exercise
  const reply = await chat({
    instructions: instructionsFor(question, { lang, ownLang, level: asked.level }),
    earlier: earlier.map((each) => ({ question: each.question, answer: JSON.stringify(each.answer) })),
    question: text,
    answer: Reply,
  }).catch(async (error: unknown) => {
    if (error instanceof ExternalServiceError && error.isUnavailable) await restoreQuota(db, day, 'questions')
    throw error
  })
  const answer = question.isBeforeCheck ? withoutAnswer(reply, exercise.answer, lang) : reply

  const chatId = asked.chatId ?? newId(now.getTime())
  const number = await addExchange(
    db,
    {
      chatId,
      type: asked.type,
      question: text,
      answer,
      spoken: playableTexts(answer, exercise.answer, question.phrase),
      createdAt: now,
    },
    asked.chatId === undefined ? { userId, exerciseId: exercise.id, lang } : null,
  )
  if (number === undefined) throw notFound('The chat')
  return {
    message: {
      role: 'assistant',
      content: plainText(answer),
      index: 2 * number + 1,
      status: 'ok',
      type: asked.type,
      answer,
      chatId,
    },
    chatId,
    questionsLeft: config.chat.questionsPerDay - taken,
  }
}

async function earlierExchanges(
  db: CallScope['db'],
  { chatId, ...about }: { userId: string; exerciseId: string; chatId: string | undefined },
): Promise<Exchange[]> {
  if (chatId === undefined) return []
  const exchanges = await readOwnChat(db, { ...about, chatId }, EARLIER_EXCHANGES)
  if (!exchanges) throw notFound('The chat')
  return exchanges
}

/** Builds the question from the stored exercise, never from the exercise texts sent by the client. */
function questionOf(open: OpenExercise, asked: AiRequest, wordListOf: Services['wordListOf']): Question {
  const { exercise } = open
  const phrase = asked.selectedPhrase.trim()
  const isBeforeCheck = asked.about === 'example'
  if (isBeforeCheck) refuseTooMuch(exercise, phrase, asked.type)
  else if (!containsPhrase(phrase, exercise.answer, exercise.answerLang)) {
    throw invalidInput('body/selectedPhrase', 'Not in the answer of the exercise')
  }
  const question = asked.userInput.trim()
  if (asked.type === 'CUSTOM' && question === '') throw invalidInput('body/userInput', 'Needed for CUSTOM')
  return { type: asked.type, isBeforeCheck, phrase, question, ...attemptOf(open, asked, wordListOf) }
}

/** Refuses a question before the check whose reply would be the answer. */
function refuseTooMuch({ example, exampleLang }: OpenExercise['exercise'], phrase: string, type: AiAction) {
  if (!isAskedBeforeCheck(type)) throw invalidInput('body/type', 'Not before the check')
  const isPart =
    containsPhrase(phrase, example, exampleLang) &&
    isFewWords(tokensOf(phrase, exampleLang).length, tokensOf(example, exampleLang).length)
  if (!isPart) throw invalidInput('body/selectedPhrase', 'Not a few words of the prompt')
}

/** Judges the learner's answer, which an explanation is about and an own question may follow. */
function attemptOf(
  open: OpenExercise,
  { type, about, context, answer, userAnswer }: AiRequest,
  wordListOf: Services['wordListOf'],
): Pick<Question, 'attempt' | 'areRulesShown'> {
  const isExplanation = type === 'EXPLAIN_ANSWER'
  const learnerAnswer = (context.userInput ?? answer ?? userAnswer ?? '').trim()
  if (isExplanation && learnerAnswer === '')
    throw invalidInput('body/context/userInput', 'Needed for EXPLAIN_ANSWER')
  const isAnswered = learnerAnswer !== '' && about === 'answer'
  if (!isAnswered || !NEEDS_RULES.includes(type)) return { attempt: null, areRulesShown: false }
  const { category, comparedWith, issues, comment } = judgeAnswer(
    solutionOf(open.exercise),
    { userInput: learnerAnswer },
    wordListOf,
  )
  return {
    areRulesShown: category === 'ERROR',
    attempt: isExplanation
      ? {
          learnerAnswer,
          acceptedAnswer: comparedWith,
          mistakes: issues.map(({ kind, typed, expected }) => ({ kind, typed, expected })),
          comment: comment ?? '',
        }
      : null,
  }
}

/** Texts that can be played after an answer: the sentence, the selected words, and the assistant's texts. */
const playableTexts = (answer: AiAnswer, sentence: string, phrase: string): string[] => [
  ...new Set(
    [sentence, phrase, ...entriesOf(answer).map(({ text }) => text.trim()), spokenText(answer)].filter(
      (text) => text !== '' && text.length <= MAX_SPOKEN_LENGTH,
    ),
  ),
]

/** Rates an answer in a chat; repeating a rating has no effect. Throws 404 for a message that is not an answer. */
export async function rateMessage(
  db: CallScope['db'],
  chatId: string,
  messageIndex: number,
  rating: 'like' | 'dislike',
): Promise<Record<never, never>> {
  const isAnswer = messageIndex % 2 === 1
  if (!isAnswer || !(await rate(db, chatId, (messageIndex - 1) / 2, rating))) throw notFound('The message')
  return {}
}

/** New recordings per person and day; existing recordings don't count. */
export const RECORDINGS_PER_DAY = 100

/**
 * Returns a recording of a text from the caller's assistant chats; it is synthesized on first playback. Throws 404
 * for any other text, to prevent free speech synthesis, and 429 `ASSISTANT_LIMIT` above the daily limit of new
 * recordings.
 */
export async function readAloud(
  { db, person, now }: CallScope,
  text: string,
): Promise<{ recordingUrl: string }> {
  const said = text.trim()
  const lang = await langOfPlayableText(db, person.userId, said)
  if (!lang) throw notFound('The text')
  const id = await db.transaction(async (tx) => {
    const recording = await addRecording(tx, lang, said)
    const day = { userId: person.userId, day: warsawDay(now) }
    const isAllowed =
      !recording.isNew || (await consumeQuota(tx, day, 'recordings', RECORDINGS_PER_DAY)) !== undefined
    if (!isAllowed)
      throw new ProblemError(429, 'ASSISTANT_LIMIT', 'The daily limit of new recordings has been reached')
    return recording.id
  })
  return { recordingUrl: `/api/recording/${id}` }
}
