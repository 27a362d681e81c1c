import type { LangCode } from '@mowka/contract/schemas/common'
import { langTag, textIn } from '@mowka/domain/languages/languages'
import { displayText } from '@mowka/domain/text/line-ends'
import type { WordGrammar } from '@mowka/domain/word/word'
import { AudioButton } from '@mowka/kernel/platform/study'
import { Button, Card, Ipa, media, Skeleton, StageChips, Status, tokens } from '@mowka/kernel/ui'
import { IconCircleCheck, IconEye, IconEyeOff } from '@mowka/kernel/ui/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { StageView } from './stage'

/** Two columns of cards, one below 860 px. Focused buttons are scrolled clear of the bottom bar. */
export const WordGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.s4};
  button { scroll-margin-bottom: 180px; }
  @media (max-width: 859.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.s3};
  }
`

/** Card surface; a known word has none. */
const Surface = styled(Card)<{ $known?: boolean }>`
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: ${tokens.s4} ${tokens.s5} ${tokens.s3};
  ${({ $known }) => $known && 'background: none;'}
  ${media.phone} { padding: ${tokens.s3} ${tokens.s4} 10px; }
`

const Top = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${tokens.s4};
  ${media.phone} { gap: ${tokens.s3}; }
`

const Meaning = styled.div<{ $known?: boolean }>`
  > h3 {
    font-size: 1.25rem;
    line-height: 1.3;
    ${({ $known }) => $known && `color: ${tokens.muted};`}
  }
  > p { color: ${tokens.muted}; line-height: ${tokens.lhSnug}; }
  > small { color: ${tokens.muted}; font-size: ${tokens.fs14}; }
`

const Examples = styled.ul`
  display: grid;
  gap: ${tokens.s2};
  margin: ${tokens.s3} 0 ${tokens.s1} 60px;
  ${media.phone} { margin-left: 56px; }
  > li { line-height: 1.4; }
  span { display: block; font-weight: 600; text-wrap: balance; }
  small { display: block; color: ${tokens.muted}; font-size: ${tokens.fs14}; }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px ${tokens.s2};
  min-height: 44px;
  margin-top: auto;
  padding-top: ${tokens.s3};
`

/** A line above the footer, so that short and long cards end at the same height. */
const FootLine = styled.div`
  margin-top: auto;
  padding-top: ${tokens.s3};
  > ${Foot} { border-top: 1px solid ${tokens.line}; }
`

/** Text equivalent of the chips. */
const StageWord = styled.span`
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  font-weight: ${tokens.fwStrong};
`

/** Text button at the end of the card that hides the word or shows it again. */
const Toggle = styled(Button)`
  margin-right: -12px;
  margin-left: auto;
  color: ${tokens.muted};
`

/** The check mark: muted until the word is complete, then green. */
const CompleteMark = styled.span<{ $complete: boolean }>`
  display: inline-flex;
  color: ${({ $complete }) => ($complete ? tokens.success : tokens.lineStrong)};
  ${({ $complete }) => !$complete && 'opacity: 0.55;'}
`

/** Skeleton cards, sized like words without sentences. */
export function WordCardSkeletons({ count }: { count: number }) {
  return (
    <WordGrid aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <Surface as="li" key={index} data-skeleton>
          <Top>
            <Skeleton width={44} height={44} radius={12} />
            <div>
              <Skeleton width="45%" height={22} />
              <Skeleton width="65%" height={16} style={{ marginTop: 10 }} />
            </div>
          </Top>
          <FootLine>
            <Foot>
              <Skeleton width={90} height={26} />
            </Foot>
          </FootLine>
        </Surface>
      ))}
    </WordGrid>
  )
}

/** Data of a word card. */
export type WordCardWord = {
  wordId: string
  /** In the target language. */
  answer: string
  answerLang: LangCode
  answerRecording: string | null
  /** The meaning, in the learner's language. */
  example: string
  exampleLang: LangCode
  /** IPA between slashes, or null. */
  transcription: string | null
  /** At most three. */
  sentences: readonly { answer: string; example: string }[]
} & WordGrammar

/**
 * A word with its recording, transcription, meaning, part of speech, sentences, stage (as chips and text) and
 * completion check mark (V-LW-10 to 12). A known word is inactive: eye-off icon and no chips, because it is excluded
 * from exercises (V-LW-21).
 */
export function WordCard({
  word,
  stage,
  known,
  showSentences,
  onToggleKnown,
  aside,
}: {
  word: WordCardWord
  stage: StageView
  known: boolean
  showSentences: boolean
  onToggleKnown: () => void
  /** Replaces the stage name in the last line, e.g. with the next review date. */
  aside?: ReactNode
}) {
  const { t } = useTranslation(['vocabulary', 'common'])
  const answerTag = langTag(word.answerLang)
  const exampleTag = langTag(word.exampleLang)
  return (
    <Surface as="article" $known={known}>
      <Top>
        <AudioButton
          recordingId={word.answerRecording}
          label={t('common:play', { text: word.answer })}
          variant="outline"
        />
        <Meaning $known={known}>
          <h3 {...textIn(answerTag)}>{displayText(word.answer, word.answerLang)}</h3>
          {word.transcription && <Ipa {...textIn(`${answerTag}-fonipa`)}>{word.transcription}</Ipa>}
          <p {...textIn(exampleTag)}>{displayText(word.example, word.exampleLang)}</p>
          {word.partOfSpeech && (
            <small>
              {word.gender
                ? `${t(`choice.partOfSpeech.values.${word.partOfSpeech}`)}, ${t(`grammar.of.${word.gender}`)}`
                : t(`choice.partOfSpeech.values.${word.partOfSpeech}`)}
            </small>
          )}
        </Meaning>
      </Top>
      {showSentences && word.sentences.length > 0 && (
        <Examples aria-label={t('card.sentences', { word: word.answer })}>
          {word.sentences.map((sentence) => (
            <li key={sentence.answer}>
              <span {...textIn(answerTag)}>{displayText(sentence.answer, word.answerLang)}</span>
              <small {...textIn(exampleTag)}>{displayText(sentence.example, word.exampleLang)}</small>
            </li>
          ))}
        </Examples>
      )}
      <FootLine>
        <Foot>
          {known ? (
            <Status icon={<IconEyeOff aria-hidden />}>{t('card.known')}</Status>
          ) : (
            <>
              <StageChips
                reached={stage.reached}
                total={stage.total}
                current={stage.current}
                label={t('card.stage', {
                  reached: stage.current,
                  total: stage.total,
                  name: t(`stage.${stage.name}`),
                })}
              />
              {!aside && <StageWord aria-hidden>{t(`stage.${stage.name}`)}</StageWord>}
              <CompleteMark
                $complete={stage.complete}
                {...(stage.complete
                  ? { role: 'img', 'aria-label': t('card.complete') }
                  : { 'aria-hidden': true })}
              >
                <IconCircleCheck aria-hidden />
              </CompleteMark>
              {aside}
            </>
          )}
          <Toggle
            variant="ghost"
            size="sm"
            leftIcon={known ? <IconEye aria-hidden /> : <IconEyeOff aria-hidden />}
            aria-label={t(known ? 'card.show' : 'card.hide', { word: word.answer })}
            data-known-toggle={word.wordId}
            onClick={onToggleKnown}
          >
            {t(known ? 'card.showShort' : 'card.hideShort')}
          </Toggle>
        </Foot>
      </FootLine>
    </Surface>
  )
}
