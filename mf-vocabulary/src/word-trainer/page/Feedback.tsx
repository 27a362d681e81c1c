import { letterPieces } from '@mowka/domain/judge/words/letters'
import { fixedArticle } from '@mowka/domain/languages/articles'
import { langTag, textIn } from '@mowka/domain/languages/languages'
import { displayText } from '@mowka/domain/text/line-ends'
import { AudioButton } from '@mowka/kernel/platform/study'
import { media, tokens } from '@mowka/kernel/ui'
import { ResultHead } from '@mowka/web/trainer'
import type { ParseKeys } from 'i18next'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { CheckedWord } from '../session/trainer-ports'
import { toneOf } from '../session/word-answers'
import type { TextInLang } from '../word-exercise'

/** Heading of the feedback. */
function headOf(result: CheckedWord): ParseKeys<'vocabulary'> {
  const tone = toneOf(result)
  if (result.isPairsVerdict) return `wordTrainer.match.${tone === 'right' ? 'all' : 'allAfterMistakes'}`
  if (result.isJudgedLocally) return `wordTrainer.result.${result.isSuccess ? 'kept' : 'keptWrong'}`
  return `wordTrainer.result.${tone}`
}

/** A segment of the solution: as typed, or with a missing or extra letter. */
type LetterMark = { mark: 'same' | 'extra' | 'missing'; text: string }

/** Minimum share of matching letters for a letter-by-letter comparison; below that, marks would not help. */
const MIN_SIMILARITY = 0.5

/** Compares a typed word with the expected one letter by letter, if they are similar enough. */
function lettersOf({ typed, expected, letters }: CheckedWord['diff'][number]): LetterMark[] | null {
  if (letters.length > 0) return letters
  const pieces = letterPieces(typed, expected)
  const right = pieces.reduce((sum, { mark, text }) => (mark === 'same' ? sum + text.length : sum), 0)
  return right / Math.max(typed.length, expected.length) >= MIN_SIMILARITY ? pieces : null
}

/** Returns the solution letter by letter if the answer is similar; null if marks would not help. */
export function letterMarks({ diff }: CheckedWord): LetterMark[] | null {
  const marks: LetterMark[] = []
  for (const piece of diff) {
    const letters = piece.mark === 'changed' ? lettersOf(piece) : null
    if (piece.mark === 'same') marks.push({ mark: 'same', text: piece.expected })
    else if (letters) marks.push(...letters)
    else return null
  }
  return marks.some(({ mark }) => mark !== 'same') ? marks : null
}

/**
 * Splits a sentence around the word it contains; `before` is the whole sentence if the word occurs in another form.
 */
function aroundWord(sentence: string, { text }: TextInLang): { before: string; word: string; after: string } {
  const at = text === '' ? -1 : sentence.toLocaleLowerCase().indexOf(text.toLocaleLowerCase())
  if (at < 0) return { before: sentence, word: '', after: '' }
  const end = at + text.length
  return { before: sentence.slice(0, at), word: sentence.slice(at, end), after: sentence.slice(end) }
}

const Sheet = styled.section`
  min-width: 0;
  > p {
    display: flex;
    align-items: center;
    gap: ${tokens.s4};
    min-height: 40px;
    font-size: ${tokens.fs18};
    font-weight: 800;
  }
  ${media.belowMedium} { padding-top: 4px; }
`
const More = styled.div`
  margin-left: 48px;
  ${media.belowMedium} { margin-left: 0; }
`
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${tokens.s2};
  min-height: 48px;
`
const Word = styled.p`
  font-size: ${tokens.fs22};
  font-weight: 800;
  line-height: 1.3;
  small { color: ${tokens.muted}; font-size: ${tokens.fs16}; font-weight: 400; }
  ins, del { padding: 0 3px; border-radius: 6px; text-decoration-thickness: 2.5px; }
  ins { background: ${tokens.successSoft}; color: ${tokens.successInk}; text-underline-offset: 5px; }
  del { background: ${tokens.dangerSoft}; color: ${tokens.dangerInk}; }
`
const Legend = styled.p`
  margin-bottom: ${tokens.s2};
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
`
const Example = styled.p`
  padding: 6px 0;
  border-top: 1px solid ${tokens.line};
  font-weight: 600;
  line-height: 1.4;
  small { display: block; color: ${tokens.muted}; font-size: ${tokens.fs14}; font-weight: 400; }
  mark {
    background: none;
    color: inherit;
    font-weight: 800;
    text-decoration: underline ${tokens.spark} 3px;
    text-underline-offset: 4px;
  }
`

function Letters({ marks }: { marks: readonly LetterMark[] }) {
  return marks.map(({ mark, text }, place) => {
    if (mark === 'same') return <Fragment key={place}>{text}</Fragment>
    const Mark = mark === 'extra' ? 'del' : 'ins'
    return <Mark key={place}>{text}</Mark>
  })
}

type FeedbackProps = { result: CheckedWord; recordingId: string | null }

/**
 * The verdict, the solution with its meaning and recording, and an example sentence (V-WTRN-04, V-WTRN-26). For
 * matched pairs only the verdict, because they are all visible.
 */
export function Feedback({ result, recordingId }: FeedbackProps) {
  const { t } = useTranslation('vocabulary')
  return (
    <Sheet aria-label={t('wordTrainer.result.label')}>
      <ResultHead tone={toneOf(result)}>{t(headOf(result))}</ResultHead>
      {!result.isPairsVerdict && <Answer result={result} recordingId={recordingId} />}
    </Sheet>
  )
}

function Answer({ result, recordingId }: FeedbackProps) {
  const { t } = useTranslation(['vocabulary', 'common'])
  const { prompt, correctAnswer, sentence } = result
  const marks = letterMarks(result)
  const tag = langTag(correctAnswer.lang)
  const promptTag = langTag(prompt.lang)
  const { rest } = fixedArticle(correctAnswer.text, correctAnswer.lang)
  const shown = sentence && aroundWord(sentence.answer, { ...correctAnswer, text: rest })
  const legend =
    marks && (['missing', 'extra'] as const).filter((kind) => marks.some(({ mark }) => mark === kind))
  return (
    <More>
      <Line>
        <Word>
          <span {...textIn(tag)}>
            {marks ? <Letters marks={marks} /> : displayText(correctAnswer.text, correctAnswer.lang)}
          </span>{' '}
          <small {...textIn(promptTag)}>{displayText(prompt.text, prompt.lang)}</small>
        </Word>
        {recordingId && (
          <AudioButton recordingId={recordingId} label={t('common:play', { text: correctAnswer.text })} />
        )}
      </Line>
      {legend?.map((kind) => (
        <Legend key={kind}>{t(`wordTrainer.result.${kind}`)}</Legend>
      ))}
      {sentence && shown && (
        <Example>
          <span {...textIn(tag)}>
            {shown.before}
            {shown.word && <mark>{shown.word}</mark>}
            {shown.after}
          </span>
          <small {...textIn(promptTag)}>{displayText(sentence.example, prompt.lang)}</small>
        </Example>
      )}
    </More>
  )
}
