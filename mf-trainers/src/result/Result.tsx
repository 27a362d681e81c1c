import type { AttemptResult } from '@mowka/shared/contract/schemas/attempt'
import type { Exercise, Hint } from '@mowka/shared/contract/schemas/learning'
import { langTag } from '@mowka/shared/domain/languages'
import { AudioButton } from '@mowka/shared/platform/study'
import { ResultFrame, type ResultTone } from '@mowka/shared/trainer'
import { tokens } from '@mowka/shared/ui'
import { IconCheck } from '@mowka/shared/ui/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { HintContent } from '../hints/HintContent'
import { diffPieces, isFarOff, markedWords, placesOf } from './diff-places'
import { versionsBeside, versionsOf } from './other-versions'
import { ResultDiff } from './ResultDiff'
import { relevantHints } from './relevant-hints'
import { saySame } from './same-words'
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
  min-height: 68px;
  padding: ${tokens.s3} 0;
  > svg { color: ${tokens.success}; }
  b { font-size: ${tokens.fs18}; line-height: 1.35; }
  * + & { margin-top: ${tokens.s4}; border-top: 1px solid ${tokens.line}; }
`
const Why = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.s3};
  padding: ${tokens.s4} 0 ${tokens.s3};
  * + & { border-top: 1px solid ${tokens.line}; }
`
const Note = styled.section`
  h2 { margin-bottom: ${tokens.s1}; color: ${tokens.muted}; font-size: ${tokens.fs14}; letter-spacing: 0; }
`

/** How an answer was, for signs and colours. */
export const toneOf = ({ isSuccess, resultCategory }: AttemptResult): ResultTone => {
  if (!isSuccess) return 'wrong'
  return resultCategory === 'MINOR_ERROR' ? 'slip' : 'right'
}

/**
 * What is said after a check: how it was, the difference, the right sentence, then why (L-TRN-20). An own version that
 * is right is never corrected. `explanation` is the place of the assistant.
 */
export function Result({
  result,
  exercise,
  hints = [],
  isMarkedAbove = false,
  explanation,
  afterword,
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
}) {
  const { t } = useTranslation('trainers')
  const tag = langTag(exercise.answerLang)
  const tone = toneOf(result)
  const pieces = diffPieces(result.htmlDiff)
  const versions = versionsOf(result)
  const isOwn = tone === 'right' && !result.isPreferred
  const compared = versions.find(({ text }) => saySame(text, result.comparedWith))
  // Gaps stand in the main sentence.
  const nearest = isMarkedAbove ? versions[0] : (compared ?? versions[0])
  // An own version in the spelling of the one that it is: "I'm" may have been written for "I am".
  const own = isOwn ? pieces.map(({ text }) => text).join('') : null
  const others = versionsBeside(versions, result.userInput, own ?? nearest?.text ?? '')
  const notes = tone === 'wrong' ? relevantHints(hints, markedWords(pieces)) : []
  const ownComment = own !== null && versions.find(({ text }) => saySame(text, own))?.comment

  const head = {
    right: isOwn ? t('result.ownIsRight') : t('result.right'),
    slip: t('result.minor'),
    wrong: t('result.wrong', { count: Math.max(1, placesOf(pieces)) }),
  }[tone]

  return (
    <ResultFrame
      tone={tone}
      head={isFarOff(pieces) && tone === 'wrong' && !isMarkedAbove ? t('result.farOff') : head}
    >
      {ownComment && <p>{ownComment}</p>}
      {tone !== 'right' &&
        !isMarkedAbove &&
        (isFarOff(pieces) ? (
          <Written>
            {t('result.written')}
            <b lang={tag}>{result.userInput}</b>
          </Written>
        ) : (
          <ResultDiff htmlDiff={result.htmlDiff} pieces={pieces} tag={tag} isSlip={tone === 'slip'} />
        ))}
      {!isOwn && nearest && (
        <Right>
          <IconCheck aria-hidden />
          <p>
            <b lang={tag}>{nearest.text}</b>
            {afterword}
          </p>
          {nearest.isMain && exercise.answerRecording && (
            <AudioButton recordingId={exercise.answerRecording} label={t('play.answer')} />
          )}
        </Right>
      )}
      {isOwn && afterword}
      {(others.length > 0 || notes.length > 0 || explanation) && (
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
          {explanation}
        </Why>
      )}
    </ResultFrame>
  )
}
