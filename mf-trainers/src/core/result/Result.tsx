import type { AttemptResult } from '@mowka/shared/contract/schemas/attempt'
import type { Exercise, Hint } from '@mowka/shared/contract/schemas/learning'
import { langTag, textIn } from '@mowka/shared/domain/languages'
import { AudioButton } from '@mowka/shared/platform/study'
import { ResultFrame } from '@mowka/shared/trainer'
import { tokens } from '@mowka/shared/ui'
import { IconCheck } from '@mowka/shared/ui/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { HintContent } from '../hints/HintContent'
import { isAnswer } from '../hints/right-beginning'
import { saySame } from '../words/same-words'
import { ResultDiff } from './diff/ResultDiff'
import { isBarelyRight, isFarOff, markedWords, placesOf, wantedText } from './explanation/difference'
import type { Title } from './explanation/explanation'
import { versionsBeside, versionsOf } from './explanation/other-versions'
import { type Reason, reasonsOf } from './explanation/reasons'
import { ReasonList } from './ReasonList'
import { relevantHints } from './relevant-hints'
import { SmallNotes } from './SmallNotes'
import { toneOf } from './tone'
import { VersionList } from './VersionList'

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

/** Where marks or two plain sentences show already which words differ, these add nothing. */
const SEEN_ANYWAY: readonly (Title | null)[] = ['word', 'missing', 'extra', 'order']

/**
 * What is said after a check: how it was, the difference, the right sentence, then why (L-TRN-20). An own version that
 * is right is never corrected. `explanation` leads to the assistant.
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
  exercise: Exercise
  /** Hints of this exercise; shown after a wrong answer. */
  hints?: readonly Hint[]
  /** The answer itself shows what was wrong, as gaps do: no difference is needed. */
  isMarkedAbove?: boolean
  explanation?: ReactNode
  /** What the question kept back, e.g. the sentence in the learner's language. */
  afterword?: ReactNode
  /** Lets a learner disagree; shown after a wrong answer. */
  dispute?: ReactNode
}) {
  const { t } = useTranslation('trainers')
  const lang = exercise.answerLang
  const tag = langTag(lang)
  const tone = toneOf(result)
  const { diff, issues } = result
  const versions = versionsOf(result)
  const isOwn = tone === 'right' && !result.isPreferred
  const compared = versions.find(({ text }) => saySame(text, result.comparedWith))
  // Gaps stand in the main sentence.
  const nearest = isMarkedAbove ? versions[0] : (compared ?? versions[0])
  // An own version in the spelling of the one that it is: "I'm" may have been written for "I am".
  const written = wantedText(diff)
  const ownVersion = isOwn ? versions.find(({ text }) => isAnswer(written, text, lang)) : undefined
  const own = isOwn ? (ownVersion?.text ?? written) : null
  const others = versionsBeside(versions, result.userInput, own ?? nearest?.text ?? '')
  const notes = tone === 'wrong' ? relevantHints(hints, markedWords(diff)) : []

  const places = placesOf(result)
  const farOff = tone === 'wrong' && !isMarkedAbove && isFarOff(result)
  // Gaps mark the one word themselves.
  const mayBeRight = !isMarkedAbove && result.mayBeRight === true
  const { reasons, numbers } = reasonsOf({ ...result, mayBeRight }, places, lang)
  const hasMarks = tone !== 'right' && !isMarkedAbove && !farOff
  const shownReasons = tone === 'right' ? [] : hasMarks ? reasons : reasonsWithoutMarks(reasons, diff)
  const quiet =
    tone === 'right' ? [...issues.keys()] : [...issues.keys()].filter((each) => !places.includes(each))

  const head = {
    right: isOwn ? t('result.ownIsRight') : t('result.right'),
    slip: t('result.minor'),
    // Gaps count their own mistakes, which are other ones than the sentence's words.
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
            <b {...textIn(tag)}>{nearest.text}</b>
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
 * What is said where no mark stands: what an editor wrote, and the reasons that tell more than comparing two sentences
 * does. An answer that has little in common with the right one is not taken apart.
 */
function reasonsWithoutMarks(reasons: readonly Reason[], diff: AttemptResult['diff']): Reason[] {
  const isCompared = !isBarelyRight(diff)
  return reasons.filter(
    ({ comment, title }) => comment !== null || (isCompared && !SEEN_ANYWAY.includes(title)),
  )
}
