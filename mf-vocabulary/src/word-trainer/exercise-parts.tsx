import type { LangCode } from '@mowka/contract/schemas/common'
import { langTag, textIn } from '@mowka/domain/languages/languages'
import { displayText } from '@mowka/domain/text/line-ends'
import { Mascot, Sentence, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { IconBulb } from '@mowka/kernel/ui/icons'
import { SayBubble, Turn } from '@mowka/web/trainer'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { HintNote } from './hint-note'
import type { TextInLang, WordDraft } from './word-exercise'

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
