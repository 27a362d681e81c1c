import type { DiffPiece } from '@mowka/shared/contract/schemas/attempt'

/** A word of the sentence and what became of it: said, said elsewhere, said as something else, or not heard. */
export type HeardWord = {
  /** As it stands in the sentence, with its signs. */
  text: string
  mark: 'said' | 'moved' | 'different' | 'missing'
  /** What was heard instead; empty for other words. */
  heard: string
}

/** What was heard laid over a sentence. */
export type Overlay = {
  words: readonly HeardWord[]
  /** Words that were heard and do not belong there. */
  extra: readonly string[]
}

/** A stretch of letters with one fate. */
type Stretch = { text: string; mark: HeardWord['mark']; heard: string }

/** What a piece leaves in the sentence; null for what stands only in the answer. */
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
 * Lays the comparison of an answer over its sentence, word by word. Signs belong to the word before them; a word of
 * several stretches has the fate of the one that is not as it should be.
 */
export function overlayOf(diff: readonly DiffPiece[]): Overlay {
  const words: HeardWord[] = []
  /** Whether the next letters go on with the last word. */
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

/** A word that goes on in another stretch. */
function joined(word: HeardWord, part: string, { mark, heard }: Stretch): HeardWord {
  const text = word.text + part
  // Signs are not spoken, and decide nothing.
  if (!hasLetters(part)) return { ...word, text }
  if (!hasLetters(word.text)) return { text, mark, heard }
  return {
    text,
    mark: word.mark === 'said' ? mark : word.mark,
    heard: [word.heard, heard].filter(Boolean).join(' '),
  }
}

/** Signs that stand alone, such as dashes, go to the word before them. */
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
