import type { LangCode } from '@mowka/contract/schemas/common'
import type { Finding } from '@mowka/domain/sentence-rules/finding'
import { endingFindings, slipFindings } from '@mowka/domain/sentence-rules/patterns'
import { lengthFindings, textFindings } from '@mowka/domain/sentence-rules/text'

/** The two sentences of an exercise with their languages. */
export type Sentences = { example: string; exampleLang: LangCode; answer: string; answerLang: LangCode }

const ofText = (text: string, lang: LangCode): Finding[] =>
  text === '' ? [] : [...textFindings(text, lang), ...slipFindings(text, lang), ...lengthFindings(text)]

/** Checks both sentences of an exercise by the content rules. Empty ones have no findings. */
export const sentenceFindings = ({ example, exampleLang, answer, answerLang }: Sentences) => ({
  example: ofText(example, exampleLang),
  answer: [
    ...ofText(answer, answerLang),
    ...(example !== '' && answer !== '' ? endingFindings(answer, example) : []),
  ],
})
