import { langTag, textIn } from '@mowka/domain/languages'
import { Mascot, Sentence } from '@mowka/kernel/ui'
import { SayBubble, Turn } from '@mowka/web/trainer'
import type { TextInLang } from './word-exercise'

/** The prompt, in the learner's language. */
export function PromptBubble({ said }: { said: TextInLang }) {
  return (
    <Turn>
      <Mascot face="happy" />
      <SayBubble>
        <Sentence {...textIn(langTag(said.lang))}>{said.text}</Sentence>
      </SayBubble>
    </Turn>
  )
}
