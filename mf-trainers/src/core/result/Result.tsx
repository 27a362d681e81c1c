import type { LangCode } from '@mowka/contract/schemas/common'
import type { Exercise, Hint } from '@mowka/contract/schemas/learning'
import type { AttemptResult } from '@mowka/contract/schemas/trainer'
import { langTag, textIn } from '@mowka/domain/languages/languages'
import { displayText } from '@mowka/domain/text/line-ends'
import { AudioButton } from '@mowka/kernel/platform/study'
import { tokens } from '@mowka/kernel/ui'
import { IconCheck } from '@mowka/kernel/ui/icons'
import { ResultFrame } from '@mowka/web/trainer'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { HintContent } from '../hints/hint-views'
import { isAnswer } from '../hints/text-hints'
import { hasSameWords, writtenWords } from '../words/answer-words'
import { ResultDiff } from './diff/ResultDiff'
import { isBarelyRight, isFarOff, markedWords, placesOf, wantedText } from './explanation/difference'
import { type Explanation, explain, type Title } from './explanation/explanation'
import { Said, useSentence } from './explanation/Said'
import { type Reason, ReasonList, reasonsOf } from './ReasonList'
import { toneOf } from './tone'
import { VersionList, versionsBeside, versionsOf } from './VersionList'

const Notes = styled.div`
  padding: ${tokens.s2} 0;
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  b { color: ${tokens.text}; }
`

/** Notes that aren't about mistakes: lower case, and the spelling of a right answer. */
function SmallNotes({
  result,
  issues,
  lang,
}: {
  result: Pick<AttemptResult, 'diff' | 'issues'>
  /** Indexes in `issues`. */
  issues: readonly number[]
  lang: LangCode
}) {
  const sentenceOf = useSentence()
  const said = new Map<string, Explanation>()
  for (const issue of issues) {
    const found = explain(result, issue, lang)
    if (!found) continue
    // A sentence that applies to several words appears once, with all of them.
    const before = said.get(found.sentence)
    const expected = new Set(
      [before?.words.expected, found.words.expected].filter((each) => each !== undefined),
    )
    said.set(found.sentence, { ...found, words: { ...found.words, expected: [...expected].join(', ') } })
  }
  if (said.size === 0) return null
  return (
    <Notes>
      {[...said.values()].map((each) => (
        <p key={each.sentence}>
          <Said text={sentenceOf(each)} tag={langTag(lang)} />
        </p>
      ))}
    </Notes>
  )
}

const wordsOf = (html: string): Set<string> => {
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent ?? ''
  return new Set(writtenWords(text).map(({ bare }) => bare))
}

/** Sorts hints after a mistake: those that mention more of the wrong words come first. */
export function relevantHints(hints: readonly Hint[], wrongWords: readonly string[]): Hint[] {
  const score = (hint: Hint) => {
    const words = wordsOf(hint.content)
    return wrongWords.filter((word) => words.has(word)).length
  }
  return hints
    .map((hint) => ({ hint, score: score(hint) }))
    .sort((one, other) => other.score - one.score)
    .map(({ hint }) => hint)
}

const Written = styled.p`
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  b { display: block; color: ${tokens.text}; font-size: ${tokens.fs18}; font-weight: 600; }
`
const Right = styled.div`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  align-items: center;
  gap: 2px ${tokens.s3};
  min-height: 60px;
  padding: ${tokens.s2} 0;
  > svg { color: ${tokens.success}; }
  b { font-size: ${tokens.fs18}; line-height: 1.35; }
  * + & { margin-top: ${tokens.s3}; border-top: 1px solid ${tokens.line}; }
`
const Why = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.s3};
  padding: ${tokens.s3} 0;
  * + & { border-top: 1px solid ${tokens.line}; }
`
const Note = styled.section`
  h2 { margin-bottom: ${tokens.s1}; color: ${tokens.muted}; font-size: ${tokens.fs14}; letter-spacing: 0; }
`

/** Reasons that add nothing to the marks or to two plain sentences. */
const SEEN_ANYWAY: readonly (Title | null)[] = ['word', 'missing', 'extra', 'order']

/**
 * The result of a check: verdict, difference, right sentence and reasons (L-TRN-20). A right version of the learner's
 * own is never corrected. `explanation` opens the assistant.
 */
export default function Result({
  result,
  exercise,
  hints = [],
  isMarkedAbove = false,
  explanation,
  afterword,
  dispute,
}: {
  result: AttemptResult
  exercise: Pick<Exercise, 'answerLang' | 'answerRecording'>
  /** Hints of this exercise, shown after a wrong answer. */
  hints?: readonly Hint[]
  /** Whether the answer itself shows its mistakes, as gaps do, so that no difference is needed. */
  isMarkedAbove?: boolean
  explanation?: ReactNode
  /** Content the question left out, such as the sentence in the learner's language. */
  afterword?: ReactNode
  /** A button to dispute a wrong verdict. */
  dispute?: ReactNode
}) {
  const { t } = useTranslation('trainers')
  const lang = exercise.answerLang
  const tag = langTag(lang)
  const tone = toneOf(result)
  const { diff, issues } = result
  const versions = versionsOf(result)
  const isOwn = tone === 'right' && !result.isPreferred
  const compared = versions.find(({ text }) => hasSameWords(text, result.comparedWith))
  // Gaps belong to the main sentence.
  const nearest = isMarkedAbove ? versions[0] : (compared ?? versions[0])
  // The matching version in the learner's spelling: "I'm" may have been written for "I am".
  const written = wantedText(diff)
  const ownVersion = isOwn ? versions.find(({ text }) => isAnswer(written, text, lang)) : undefined
  const own = isOwn ? (ownVersion?.text ?? written) : null
  const others = versionsBeside(versions, result.userInput, own ?? nearest?.text ?? '')
  const notes = tone === 'wrong' ? relevantHints(hints, markedWords(diff)) : []

  const places = placesOf(result)
  const farOff = tone === 'wrong' && !isMarkedAbove && isFarOff(result)
  // Gaps mark the word themselves.
  const mayBeRight = !isMarkedAbove && result.mayBeRight === true
  const { reasons, numbers } = reasonsOf({ ...result, mayBeRight }, places, lang)
  const isTransliterated = issues.some(({ kind }) => kind === 'alphabet')
  const hasMarks = tone !== 'right' && !isMarkedAbove && !farOff && !isTransliterated
  const shownReasons =
    tone === 'right' || isTransliterated ? [] : hasMarks ? reasons : reasonsWithoutMarks(reasons, diff)
  const quiet =
    tone === 'right' ? [...issues.keys()] : [...issues.keys()].filter((each) => !places.includes(each))

  const head = {
    right: isOwn ? t('result.ownIsRight') : t('result.right'),
    slip: t(isTransliterated ? 'result.cyrillic' : 'result.minor'),
    // Gaps count their own mistakes, which differ from those of the whole sentence.
    wrong:
      farOff || isMarkedAbove
        ? t('result.farOff')
        : mayBeRight
          ? t('result.unlike')
          : t('result.wrong', { count: Math.max(1, places.length) }),
  }[tone]

  return (
    <ResultFrame tone={tone} head={head} aside={explanation}>
      {ownVersion?.comment && <p>{ownVersion.comment}</p>}
      {hasMarks && <ResultDiff diff={diff} numbers={numbers} tag={tag} isSlip={tone === 'slip'} />}
      {farOff && (
        <Written>
          {t('result.written')}
          <b {...textIn(tag)}>{result.userInput}</b>
        </Written>
      )}
      {!isOwn && nearest && (
        <Right>
          <IconCheck aria-hidden />
          <p>
            <b {...textIn(tag)}>{displayText(nearest.text, exercise.answerLang)}</b>
            {afterword}
          </p>
          {nearest.isMain && exercise.answerRecording && (
            <AudioButton recordingId={exercise.answerRecording} label={t('play.answer')} />
          )}
        </Right>
      )}
      {isOwn && afterword}
      {shownReasons.length > 0 && <ReasonList reasons={shownReasons} isNumbered={hasMarks} tag={tag} />}
      {!farOff && <SmallNotes result={result} issues={quiet} lang={lang} />}
      {(others.length > 0 || notes.length > 0 || (dispute && tone === 'wrong')) && (
        <Why>
          {notes.map((hint, index) => (
            <Note key={hint._id}>
              <h2>{t('hints.one')}</h2>
              <HintContent hint={hint} number={index + 1} />
            </Note>
          ))}
          {others.length > 0 && (
            <VersionList versions={others} own={own} tag={tag} recordingId={exercise.answerRecording} />
          )}
          {tone === 'wrong' && dispute}
        </Why>
      )}
    </ResultFrame>
  )
}

/**
 * Returns the reasons to show without marks: editor comments, and reasons that add something to a comparison of two
 * sentences. An answer with little in common with the right one gets none.
 */
function reasonsWithoutMarks(reasons: readonly Reason[], diff: AttemptResult['diff']): Reason[] {
  const isCompared = !isBarelyRight(diff)
  return reasons.filter(
    ({ comment, title }) => comment !== null || (isCompared && !SEEN_ANYWAY.includes(title)),
  )
}
