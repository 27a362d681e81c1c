import type { Dialogue } from '@mowka/contract/schemas/lesson-teaching'
import { dialogueLimits } from '@mowka/domain/lesson/lesson-teaching'
import { type DraftMistakes, MistakeList } from '../teaching/mistakes'

/** A dialogue in the editor, possibly incomplete. */
export type DialogueDraft = Dialogue

type Line = Dialogue['lines'][number]
type Question = Dialogue['questions'][number]

export const sides = ['a', 'b'] as const
export type Side = (typeof sides)[number]

const otherSide: Record<Side, Side> = { a: 'b', b: 'a' }

/** Returns the line to append: the other speaker's turn. */
export const nextLine = (lines: readonly Line[]): Line => ({
  by: otherSide[lines.at(-1)?.by ?? 'b'],
  text: '',
  translation: '',
})

const emptyQuestion = (): Question => ({
  question: '',
  right: '',
  wrong: Array.from({ length: dialogueLimits.wrongAnswers }, () => ''),
  line: 1,
})

export function dialogueDraft(dialogue: Dialogue | null): DialogueDraft {
  if (dialogue) return dialogue
  const lines: Line[] = []
  while (lines.length < dialogueLimits.minLines) lines.push(nextLine(lines))
  return {
    title: '',
    speakers: { a: { name: '', voice: 'female' }, b: { name: '', voice: 'male' } },
    lines,
    questions: Array.from({ length: dialogueLimits.questions }, emptyQuestion),
    phrases: [],
  }
}

const trimmed = (texts: readonly string[]) => texts.map((text) => text.trim())

/** Returns the dialogue of a draft without mistakes, with trimmed texts. */
export const dialogueOf = ({ title, speakers, lines, questions, phrases }: DialogueDraft): Dialogue => ({
  title: title.trim(),
  speakers: {
    a: { ...speakers.a, name: speakers.a.name.trim() },
    b: { ...speakers.b, name: speakers.b.name.trim() },
  },
  lines: lines.map(({ by, text, translation }) => ({
    by,
    text: text.trim(),
    translation: translation.trim(),
  })),
  questions: questions.map(({ question, right, wrong, line }) => ({
    question: question.trim(),
    right: right.trim(),
    wrong: trimmed(wrong),
    line,
  })),
  phrases,
})

/** Moves a line up by one. Questions still refer to their lines. */
export function moveUp(draft: DialogueDraft, index: number): DialogueDraft {
  const lines = [...draft.lines]
  const [line] = lines.splice(index, 1)
  if (!line || index === 0) return draft
  lines.splice(index - 1, 0, line)
  const moved = (number: number) => (number === index + 1 ? index : number === index ? index + 1 : number)
  return {
    ...draft,
    lines,
    questions: draft.questions.map((each) => ({ ...each, line: moved(each.line) })),
  }
}

/** Removes a line. Questions still refer to their lines; those of the removed line refer to the previous one. */
export const removeLine = (draft: DialogueDraft, index: number): DialogueDraft => ({
  ...draft,
  lines: draft.lines.toSpliced(index, 1),
  questions: draft.questions.map((each) => ({
    ...each,
    line: each.line > index ? Math.max(1, each.line - 1) : each.line,
  })),
})

export function dialogueMistakes(draft: DialogueDraft): DraftMistakes {
  const found = new MistakeList()
  found.required('title', draft.title)
  for (const side of sides) {
    found.required(`speakers.${side}`, draft.speakers[side].name)
    const isSilent = draft.lines.every(({ by }) => by !== side)
    found.add('lines', isSilent, { code: 'SILENT', side: side.toUpperCase() })
  }
  const { minLines: min } = dialogueLimits
  found.add('lines', draft.lines.length < min, { code: 'TOO_FEW_LINES', min })
  draft.lines.forEach(({ text, translation }, index) => {
    found.required(`lines.${index}.text`, text)
    found.required(`lines.${index}.translation`, translation)
  })
  draft.questions.forEach(({ question, right, wrong }, index) => {
    found.required(`questions.${index}.question`, question)
    found.required(`questions.${index}.right`, right)
    wrong.forEach((answer, place) => {
      const path = `questions.${index}.wrong.${place}`
      found.required(path, answer)
      const before = trimmed([right, ...wrong.slice(0, place)])
      found.add(path, before.includes(answer.trim()), { code: 'SAME_ANSWER' })
    })
  })
  return found.all
}
