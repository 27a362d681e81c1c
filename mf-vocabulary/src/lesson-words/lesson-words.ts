import type { Word } from '@mowka/contract/schemas/learning'
import type { WordStage } from '@mowka/contract/schemas/vocabulary'
import { chapterOf } from '@mowka/domain/course/course'
import { lessonStage } from '../word-list/stage'
import type { WordCardWord } from '../word-list/WordCard'

/** Maximum number of example sentences on a card (V-LW-11). */
const MAX_SENTENCES = 3

type Sentence = { tags: readonly string[]; answer: string; example: string }

/**
 * Returns the example sentences of a word: its exercises with a tag that starts with the chapter's (V-LW-19), at most
 * three, without duplicates. None without a chapter.
 */
export function exampleSentences<Exercise extends Sentence>(
  exercises: readonly Exercise[],
  chapter: string | null,
): Exercise[] {
  if (chapter === null) return []
  const seen = new Set<string>()
  return exercises
    .filter(({ tags, answer }) => {
      if (seen.has(answer) || !tags.some((tag) => tag.startsWith(chapter))) return false
      seen.add(answer)
      return true
    })
    .slice(0, MAX_SENTENCES)
}

/** A word of a lesson with the learner's progress. */
export type LessonWord = {
  word: WordCardWord
  /** 0 without a repetition (V-STAGE-01). */
  stage: number
  /** Hidden by the learner: excluded from exercises. */
  known: boolean
}

/** Joins the words of a lesson with the learner's stages, in lesson order. */
export function lessonWords(
  words: readonly Word[],
  lessonTags: readonly string[],
  {
    repetitions,
    knownWordIds,
  }: { repetitions: readonly Pick<WordStage, 'wordId' | 'stage'>[]; knownWordIds: readonly string[] },
): LessonWord[] {
  const chapter = chapterOf(lessonTags)
  const stageOf = new Map(repetitions.map(({ wordId, stage }) => [wordId, stage]))
  const known = new Set(knownWordIds)
  return words.map(({ _id, exercises, ...word }) => ({
    word: { ...word, wordId: _id, sentences: exampleSentences(exercises, chapter) },
    stage: stageOf.get(_id) ?? 0,
    known: known.has(_id),
  }))
}

/** Summary of a lesson's words for the header, the info box and the switches. */
export type LessonWordsState = {
  /**
   * Percentage of complete words among active ones, rounded down; null if none is active, because hidden words do not
   * count (C69).
   */
  progress: number | null
  /** Active words that are not complete. */
  wordsLeft: number
  /** Example sentences of those words. */
  sentencesLeft: number
  hidden: number
  allHidden: boolean
}

/** Summarizes a lesson's words (V-LW-04). 100% means completed (V-STAGE-04). */
export function lessonWordsState(words: readonly LessonWord[]): LessonWordsState {
  const active = words.filter(({ known }) => !known)
  const left = active.filter(({ stage }) => !lessonStage(stage).complete)
  const hidden = words.length - active.length
  return {
    progress: active.length > 0 ? Math.floor(((active.length - left.length) / active.length) * 100) : null,
    wordsLeft: left.length,
    sentencesLeft: left.reduce((sum, { word }) => sum + word.sentences.length, 0),
    hidden,
    allHidden: words.length > 0 && hidden === words.length,
  }
}

/**
 * Returns the id of the word whose toggle gets the focus when a card is removed: the next one, else the previous one,
 * or null.
 */
export function neighbourOf(words: readonly { word: { wordId: string } }[], wordId: string): string | null {
  const index = words.findIndex(({ word }) => word.wordId === wordId)
  return (words[index + 1] ?? words[index - 1])?.word.wordId ?? null
}
