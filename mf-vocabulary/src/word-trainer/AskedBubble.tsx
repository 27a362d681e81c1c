import { langTag, textIn } from '@mowka/domain/languages'
import { Mascot, Sentence } from '@mowka/kernel/ui'
import { SayBubble, Turn } from '@mowka/web/trainer'
import type { SaidText } from './word-exercise'

/** What is asked, in the learner's language. */
export function AskedBubble({ said }: { said: SaidText }) {
  return (
    <Turn>
      <Mascot face="happy" />
      <SayBubble>
        <Sentence {...textIn(langTag(said.lang))}>{said.text}</Sentence>
      </SayBubble>
    </Turn>
  )
}
