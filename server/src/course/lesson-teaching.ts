import type { LangCode } from '@mowka/contract/schemas/common'
import type { Dialogue, Introduction } from '@mowka/contract/schemas/lesson-teaching'
import { introductionLimits, voicesOf } from '@mowka/domain/lesson-teaching'
import { invalidInput } from '../http/problem'
import type { SpokenText } from '../recording/public'
import { isBlank, plainText, sanitizeRichText } from '../rich-text/rich-text'

/** Returns an introduction with sanitized HTML. */
export const sanitizeIntroduction = <Given extends Pick<Introduction, 'title' | 'rule' | 'tip'>>(
  introduction: Given,
): Given => ({
  ...introduction,
  title: sanitizeRichText(introduction.title),
  rule: sanitizeRichText(introduction.rule),
  tip: introduction.tip === null ? null : sanitizeRichText(introduction.tip),
})

/**
 * Returns the introduction with sanitized HTML.
 * @throws 422 for a blank text or one too long for its screen
 */
export function fitIntroduction(introduction: Introduction): Introduction {
  const clean = sanitizeIntroduction(introduction)
  const tip = clean.tip === null || isBlank(clean.tip) ? null : clean.tip
  for (const field of ['title', 'rule'] as const) {
    if (isBlank(clean[field])) throw invalidInput(`body/introduction/${field}`, 'has no words')
  }
  for (const field of ['title', 'rule', 'tip'] as const) {
    const { length } = plainText(clean[field] ?? '')
    const max = introductionLimits[field]
    if (length > max)
      throw invalidInput(
        `body/introduction/${field}`,
        `has ${length} characters; at most ${max} fit the screen`,
      )
  }
  return { ...clean, tip }
}

type Teaching = { introduction?: Introduction | null | undefined; dialogue?: Dialogue | null | undefined }

/** Returns the spoken texts of a lesson's introduction and dialogue, without the exercises and words they refer to. */
export const spokenTexts = (lang: LangCode, { introduction, dialogue }: Teaching): SpokenText[] => {
  const plain = (text: string): SpokenText => ({ lang, text, voice: null })
  const voices = dialogue && voicesOf(dialogue.speakers)
  return [
    ...(introduction?.rows ?? [])
      .flatMap(({ form, short }) => [form, ...(short === null ? [] : [short])])
      .map(plain),
    ...(dialogue?.lines ?? []).map(({ by, text }) => ({ lang, text, voice: voices?.[by] ?? null })),
    ...(dialogue?.questions ?? []).map(({ question }) => plain(question)),
  ]
}
