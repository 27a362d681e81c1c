import { langTag, textIn } from '@mowka/domain/languages'
import { displayText } from '@mowka/domain/line-ends'
import { Mascot, Sentence } from '@mowka/kernel/ui'
import { SayBubble, Turn } from '@mowka/web/trainer'
import type { TextInLang } from './word-exercise'

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
