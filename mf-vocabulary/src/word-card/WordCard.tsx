import type { LangCode } from '@mowka/contract/schemas/common'
import { langTag, textIn } from '@mowka/domain/languages/languages'
import { displayText } from '@mowka/domain/text/line-ends'
import type { WordGrammar } from '@mowka/domain/word/word'
import { AudioButton } from '@mowka/kernel/platform/study'
import { Ipa, Skeleton, StageChips, Status } from '@mowka/kernel/ui'
import { IconCircleCheck, IconEye, IconEyeOff } from '@mowka/kernel/ui/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { StageView } from './stage'
import {
  CompleteMark,
  Examples,
  Foot,
  FootLine,
  Meaning,
  StageWord,
  Surface,
  Toggle,
  Top,
  WordGrid,
} from './word-card-styles'

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
