import type { DiffPiece } from '@mowka/contract/schemas/trainer'

/** A word of the sentence and its state: said, said elsewhere, said differently, or not heard. */
export type HeardWord = {
  /** The word in the sentence, with its signs. */
  text: string
  mark: 'said' | 'moved' | 'different' | 'missing'
  /** The word that was heard instead; empty for other states. */
  heard: string
}

/** The recognized words over a sentence. */
export type Overlay = {
  words: readonly HeardWord[]
  /** Recognized words that don't belong in the sentence. */
  extra: readonly string[]
}

/** A range of letters with one state. */
type Stretch = { text: string; mark: HeardWord['mark']; heard: string }

/** Returns the range of a piece in the sentence; `null` if the piece belongs only to the answer. */
function stretchOf({ mark, expected, typed }: DiffPiece): Stretch | null {
  switch (mark) {
    case 'same':
      return { text: expected, mark: 'said', heard: '' }
    case 'missing':
      return { text: expected, mark: 'missing', heard: '' }
    case 'changed':
      return { text: expected, mark: 'different', heard: typed.trim() }
    case 'moved-to':
      return { text: expected, mark: 'moved', heard: '' }
    case 'extra':
    case 'moved-from':
      return null
  }
}

const hasLetters = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

/**
 * Applies a comparison to its sentence, word by word. Signs belong to the preceding word; a word with several ranges
 * has the state of the wrong one.
 */
export function overlayOf(diff: readonly DiffPiece[]): Overlay {
  const words: HeardWord[] = []
  /** Whether the next letters continue the last word. */
  let isOpen = false
  for (const piece of diff) {
    const stretch = stretchOf(piece)
    if (!stretch) continue
    for (const part of stretch.text.split(/(\s+)/u)) {
      if (part === '') continue
      if (part.trim() === '') {
        isOpen = false
        continue
      }
      const last = words.at(-1)
      if (last && isOpen) words[words.length - 1] = joined(last, part, stretch)
      else words.push({ text: part, mark: stretch.mark, heard: stretch.heard })
      isOpen = true
    }
  }
  const extra = diff.filter(({ mark }) => mark === 'extra').map(({ typed }) => typed.trim())
  return { words: withSigns(words), extra: extra.filter(hasLetters) }
}

/** Extends a word with another range. */
function joined(word: HeardWord, part: string, { mark, heard }: Stretch): HeardWord {
  const text = word.text + part
  // Signs aren't spoken and don't affect the state.
  if (!hasLetters(part)) return { ...word, text }
  if (!hasLetters(word.text)) return { text, mark, heard }
  return {
    text,
    mark: word.mark === 'said' ? mark : word.mark,
    heard: [word.heard, heard].filter(Boolean).join(' '),
  }
}

/** Attaches lone signs, such as dashes, to the preceding word. */
function withSigns(words: readonly HeardWord[]): HeardWord[] {
  const result: HeardWord[] = []
  for (const word of words) {
    const last = result.at(-1)
    if (last && !hasLetters(word.text))
      result[result.length - 1] = { ...last, text: `${last.text} ${word.text}` }
    else result.push(word)
  }
  return result
}
