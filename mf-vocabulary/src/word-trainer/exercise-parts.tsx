import type { LangCode } from '@mowka/contract/schemas/common'
import { langTag, textIn } from '@mowka/domain/languages/languages'
import { displayText } from '@mowka/domain/text/line-ends'
import { Mascot, media, Sentence, SpeechBubble, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { IconBulb } from '@mowka/kernel/ui/icons'
import { type ResultTone, SayBubble, Turn } from '@mowka/web/trainer'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import styled, { css, keyframes } from 'styled-components'
import { HINT_MOTION, type HintNote, type TextInLang, type WordDraft } from './word-exercise'

const nod = keyframes`
  20%, 60% { transform: translateY(-6px); }
  40%, 80% { transform: none; }
`
/** Mark of a hint: animated once, then static (V-WTRN-14). Without animation if reduced motion is preferred. */
export const hinted = css`
  border-color: ${tokens.text};
  background: ${tokens.sparkSoft};
  box-shadow: 0 0 0 3px ${tokens.spark};
  @media (prefers-reduced-motion: no-preference) { animation: ${nod} ${HINT_MOTION}ms ${tokens.ease}; }
`
/** The learner's area, indented where there is room for the mascot. */
export const LearnerArea = styled.div`
  margin-left: 60px;
  ${media.belowMedium} { margin-left: 0; }
`
/** Key that triggers the same action as a button. Hidden on phones. */
export const KeyNumber = styled.span.attrs({ 'aria-hidden': true })`
  display: grid;
  flex: none;
  place-items: center;
  width: 26px;
  height: 26px;
  border-radius: ${tokens.r8};
  background: ${tokens.sunken};
  color: ${tokens.muted};
  font-size: ${tokens.fs13};
  font-weight: 700;
  ${media.belowMedium} { display: none; }
`
const edges: Record<ResultTone, string> = { right: tokens.success, slip: tokens.spark, wrong: tokens.danger }

/** The learner's answer. */
export const AnswerBubble = styled(SpeechBubble).attrs({ me: true, padding: 'none' as const })<{
  $verdict: ResultTone | null
}>`
  padding: ${tokens.s3} ${tokens.s5} ${tokens.s4};
  border: 1.5px solid ${({ $verdict }) => ($verdict ? edges[$verdict] : tokens.lineStrong)};
  ${media.belowMedium} { padding: ${tokens.s3} ${tokens.s4} ${tokens.s4}; }
`
/** Label above an answer. */
export const answerLabel = css`
  display: block;
  margin-bottom: 6px;
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  font-weight: 800;
`
/** Muted text below an answer. */
export const AnswerNote = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.s1} ${tokens.s4};
  margin-top: ${tokens.s3};
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
`
/** Text for keyboard users. */
export const ForKeyboards = styled.span`
  ${media.belowMedium} { display: none; }
`

/** Text with its `lang` attribute. */
export const InLanguage = ({ said: { text, lang } }: { said: TextInLang }) => (
  <b {...textIn(langTag(lang))}>{text}</b>
)

/** The hint as text, because its mark in the exercise is visual only. */
export function HintLine({ note }: { note: HintNote }) {
  return (
    <>
      <IconBulb aria-hidden />
      <span>
        <HintWords note={note} />
      </span>
    </>
  )
}

function HintWords({ note }: { note: HintNote }) {
  const { t } = useTranslation('vocabulary')
  switch (note.kind) {
    case 'letter':
      return (
        <>
          <span>{t('wordTrainer.hint.letter')}</span>{' '}
          {note.letter.text === ' ' ? (
            <span>{t('wordTrainer.hint.space')}</span>
          ) : (
            <InLanguage said={note.letter} />
          )}
        </>
      )
    case 'mistake':
      return t('wordTrainer.hint.mistake')
    case 'wrong':
      return (
        <>
          {t('wordTrainer.hint.wrong')} <InLanguage said={note.option} />
        </>
      )
    case 'pair':
      return (
        <>
          {t('wordTrainer.hint.pair')} <InLanguage said={note.one} /> – <InLanguage said={note.other} />
        </>
      )
  }
}

/** Note beside the primary button in exercises whose only note is a hint. */
export const OptionalHint = observer(function OptionalHint({ draft }: { draft: WordDraft }) {
  return draft.hintNote && <HintLine note={draft.hintNote} />
})

/** The prompt, in the learner's language. */
export function PromptBubble({ said }: { said: TextInLang }) {
  return (
    <Turn>
      <Mascot face="happy" />
      <SayBubble>
        <Sentence {...textIn(langTag(said.lang))}>{displayText(said.text, said.lang)}</Sentence>
      </SayBubble>
    </Turn>
  )
}

const Box = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-height: 44px;
  padding: 0 ${tokens.s3};
  border-radius: ${tokens.r12};
  background: ${tokens.navySoft};
  font-size: ${tokens.fs22};
  font-weight: 800;
  line-height: 1;
`

/** The article of a German word, which is displayed and never typed (V-WEX-15). */
export function FixedArticle({ article, lang, id }: { article: string; lang: LangCode; id?: string }) {
  const { t, i18n } = useTranslation('vocabulary')
  return (
    <Box id={id} {...textIn(langTag(lang))}>
      <VisuallyHidden lang={i18n.language} translate="yes">
        {t('wordTrainer.article')}{' '}
      </VisuallyHidden>
      {article}
    </Box>
  )
}
