import { langTag, textIn } from '@mowka/shared/domain/languages'
import { SayBubble, Turn } from '@mowka/shared/trainer'
import { Mascot, Sentence } from '@mowka/shared/ui'
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
