import { langTag, textIn } from '@mowka/domain/languages/languages'
import { displayText } from '@mowka/domain/text/line-ends'
import { AudioButton } from '@mowka/kernel/platform/study'
import { Button, Dialog, tokens } from '@mowka/kernel/ui'
import { TrainerDialog } from '@mowka/web/trainer'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import type { WordTrainerStore } from '../session/word-trainer-store'
import type { TrainerPlace } from './WordTrainer'

const HardWords = styled.ul`
  display: grid;
  margin-top: ${tokens.s3};
  li {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr);
    align-items: center;
    gap: ${tokens.s3};
    padding-block: ${tokens.s2};
    border-top: 1px solid ${tokens.line};
  }
  b { display: block; font-size: ${tokens.fs18}; }
  small { color: ${tokens.muted}; font-size: ${tokens.fs14}; }
`

/** End of a session: first the difficult words, if any, then the summary (V-WTRN-08, V-WTRN-09). */
export const SessionEnd = observer(function SessionEnd({
  store,
  place,
}: {
  store: WordTrainerStore
  place: TrainerPlace
}) {
  const { t } = useTranslation(['vocabulary', 'common'])
  const go = useNavigate()
  const { end, phase, training } = store
  const [first] = training.words
  if (!end || !first) return null
  const { answerLang, exampleLang } = first.word.word
  const { totalWords, wordsSuccessful } = end.summary
  const isPerfect = wordsSuccessful === totalWords
  return phase === 'problematic' ? (
    <Dialog
      open
      onClose={store.closeProblematic}
      title={t('wordTrainer.end.hard')}
      actions={
        <Button variant="primary" onClick={store.closeProblematic}>
          {t('wordTrainer.proceed')}
        </Button>
      }
    >
      <p>{t('wordTrainer.end.hardText')}</p>
      <HardWords>
        {end.problematic.map(({ wordId, answer, example, answerRecording }) => (
          <li key={wordId}>
            <AudioButton recordingId={answerRecording} label={t('common:play', { text: answer })} />
            <span>
              <b {...textIn(langTag(answerLang))}>{displayText(answer, answerLang)}</b>
              <small {...textIn(langTag(exampleLang))}>{displayText(example, exampleLang)}</small>
            </span>
          </li>
        ))}
      </HardWords>
    </Dialog>
  ) : (
    <TrainerDialog
      open={phase === 'summary'}
      onClose={() => void go(place.backTo)}
      title={t('wordTrainer.end.title')}
      face={isPerfect ? 'great' : 'happy'}
      other={{ label: t('wordTrainer.end.again'), onChoose: () => void store.start() }}
      likely={{ label: place.back, to: place.backTo }}
    >
      {t(isPerfect ? 'wordTrainer.end.perfect' : 'wordTrainer.end.text', {
        successful: wordsSuccessful,
        count: totalWords,
      })}
    </TrainerDialog>
  )
})
