import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { langTag } from '@mowka/shared/domain/languages'
import { AudioButton } from '@mowka/shared/platform'
import { IconButton, StageChips, Status } from '@mowka/shared/ui'
import { IconCircleCheck, IconEye, IconEyeOff } from '@mowka/shared/ui/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { StageView } from './stage'
import { CompleteMark, Examples, Foot, FootLine, Meaning, Surface, Top } from './word-card-styles'

/** A word as its card shows it. */
export type WordCardWord = {
  wordId: string
  /** In the language being learned. */
  answer: string
  answerLang: LangCode
  answerRecording: string | null
  /** The meaning, in the learner's language. */
  example: string
  exampleLang: LangCode
  /** At most three. */
  sentences: readonly { answer: string; example: string }[]
}

/**
 * One word with its recording, meaning, sentences, stage chips and completion check (vocabulary and commerce §2).
 * A known word is inactive: eye-off icon, no chips, because it stays out of exercises.
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
  /** At the end of the last line, e.g. the date of the next review. */
  aside?: ReactNode
}) {
  const { t } = useTranslation('vocabulary')
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
          <h3 lang={answerTag}>{word.answer}</h3>
          <p lang={exampleTag}>{word.example}</p>
        </Meaning>
        <IconButton
          aria-label={t(known ? 'card.show' : 'card.hide', { word: word.answer })}
          data-known-toggle={word.wordId}
          onClick={onToggleKnown}
        >
          {known ? <IconEyeOff aria-hidden /> : <IconEye aria-hidden />}
        </IconButton>
      </Top>
      {showSentences && word.sentences.length > 0 && (
        <Examples aria-label={t('card.sentences', { word: word.answer })}>
          {word.sentences.map((sentence) => (
            <li key={sentence.answer}>
              <span lang={answerTag}>{sentence.answer}</span>
              <small lang={exampleTag}>{sentence.example}</small>
            </li>
          ))}
        </Examples>
      )}
      <FootLine>
        <Foot>
          {known ? (
            <Status>{t('card.known')}</Status>
          ) : (
            <>
              <StageChips
                reached={stage.reached}
                total={stage.total}
                label={t('card.stage', {
                  reached: stage.reached,
                  total: stage.total,
                  name: t(`stage.${stage.name}`),
                })}
              />
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
        </Foot>
      </FootLine>
    </Surface>
  )
}
