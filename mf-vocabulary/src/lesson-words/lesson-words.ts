import type { Word } from '@mowka/contract/schemas/learning'
import type { WordStage } from '@mowka/contract/schemas/vocabulary'
import { chapterOf } from '@mowka/domain/chapter'
import { lessonStage } from '../word-card/stage'
import type { WordCardWord } from '../word-card/WordCard'
import { exampleSentences } from './example-sentences'

/** A word of a lesson with what the learner has done with it. */
export type LessonWord = {
  word: WordCardWord
  /** 0 when no repetition exists (V-STAGE-01). */
  stage: number
  /** Hidden by the learner: stays out of exercises. */
  known: boolean
}

/** Puts the words of a lesson together with the learner's stages, in the lesson's order. */
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

/** What the top bar, the info box and the switches show of a lesson's words. */
export type LessonWordsState = {
  /** Floor of complete over active words, in percent; null where none is active: hidden words do not count (C69). */
  progress: number | null
  /** Active words that are not complete. */
  wordsLeft: number
  /** Example sentences of those words. */
  sentencesLeft: number
  hidden: number
  allHidden: boolean
}

/** Sums a lesson's words up (V-LW-04). 100% means completed (V-STAGE-04). */
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

/** The toggle that gets the focus when the card of a word goes: the next one's, else the one before; null for none. */
export function neighbourOf(words: readonly { word: { wordId: string } }[], wordId: string): string | null {
  const index = words.findIndex(({ word }) => word.wordId === wordId)
  return (words[index + 1] ?? words[index - 1])?.word.wordId ?? null
}
