import { Mascot, media, tokens } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { LessonWordsState } from './lesson-words'

const Box = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.s5};
  padding: ${tokens.s5} ${tokens.s6};
  border-radius: ${tokens.r24};
  background: ${tokens.sparkSoft};
  p { margin-top: 2px; }
  ${media.phone} {
    gap: ${tokens.s4};
    padding: ${tokens.s4};
    h2 { font-size: ${tokens.fs18}; }
  }
`

/** The number of remaining words and examples, or a congratulation (V-LW-04, V-LW-05). */
export function LessonWordsInfoBox({ state }: { state: LessonWordsState }) {
  const { t } = useTranslation('vocabulary')
  const done = state.progress === 100 || state.allHidden
  const text = done ? (state.allHidden ? 'allHidden' : 'done') : 'left'
  return (
    <Box aria-labelledby="words-info">
      <Mascot face={done ? 'great' : 'happy'} size={56} />
      <div>
        <h2 id="words-info">
          {done
            ? t(`infoBox.${text}.title`)
            : t('infoBox.left.title', {
                words: t('infoBox.words', { count: state.wordsLeft }),
                sentences: t('infoBox.sentences', { count: state.sentencesLeft }),
              })}
        </h2>
        <p>{t(`infoBox.${text}.text`)}</p>
      </div>
    </Box>
  )
}
