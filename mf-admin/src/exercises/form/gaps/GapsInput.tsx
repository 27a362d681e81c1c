import type { GapRange } from '@mowka/contract/schemas/learning'
import { gapRanges, isValidGapRange, mergedRanges, trimmedRange } from '@mowka/domain/exercise/gaps'
import { langTag } from '@mowka/domain/languages/languages'
import type { Rule } from '@mowka/domain/rules'
import { Alert, Button, FieldError, IconButton, Muted, media, Row, Stack, tokens } from '@mowka/kernel/ui'
import { IconPlus, IconX } from '@mowka/kernel/ui/icons'
import { useFormField, useFormValues, useInitialValues } from '@mowka/web/forms'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { ExerciseValues } from '../exercise-entity'
import { oneLine } from '../SentenceInput'

/** Returns the length of the common prefix of two texts. */
function sharedStart(one: string, other: string, most: number): number {
  let length = 0
  while (length < most && one[length] === other[length]) length += 1
  return length
}

/**
 * Returns ranges of a text adjusted to an edit. Text inserted before a range moves it, and text inserted inside
 * extends it. A range whose words were deleted becomes empty.
 */
export function movedRanges(ranges: readonly GapRange[], before: string, after: string): GapRange[] {
  const shorter = Math.min(before.length, after.length)
  const start = sharedStart(before, after, shorter)
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const [oldEnd, moved] = [before.length - end, after.length - before.length]
  const place = (at: number, isEnd: boolean) => {
    if (at < start || (at === start && isEnd && at < oldEnd)) return at
    if (at >= oldEnd) return at + moved
    return start
  }
  return ranges.map((range) => {
    const from = place(range.start, false)
    return { start: from, end: Math.max(from, place(range.end, true)) }
  })
}

const Group = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  > legend { padding: 0 0 6px; font-size: var(--mw-fs-14); font-weight: 800; }
`
const Gaps = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.s2};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: 36px;
    padding-left: 12px;
    border-radius: ${tokens.r12};
    background: var(--mw-navy-soft);
    font-weight: 700;
    ${media.belowMedium} { min-height: 44px; }
  }
  > li[data-invalid] { background: var(--mw-danger-soft); color: var(--mw-danger-ink); }
`

/** Returns the ranges of the first gap, which is the only one that learners fill in (P-ENT-17). */
export const rangesOf = ([first]: ExerciseValues['gaps']): GapRange[] => first?.ranges ?? []

/** Requires every range to fit the answer (A-EXFO-11). Details are shown at each gap. */
const fitting =
  (answer: string): Rule<ExerciseValues['gaps']> =>
  (gaps) =>
    rangesOf(gaps).every((range) => isValidGapRange(range, answer)) ? undefined : { code: 'INVALID' }

/**
 * The gaps of the answer (A-EXFO-10). The selected text becomes a gap without surrounding spaces, and adjacent gaps
 * are merged. Gaps move with their words when the answer is edited.
 */
export function GapsInput({ label, box }: { label: string; box: RefObject<HTMLTextAreaElement | null> }) {
  const { t } = useTranslation('admin')
  const { answer, answerLang } = useFormValues<ExerciseValues>()
  const field = useFormField<ExerciseValues['gaps']>({
    name: 'gaps',
    label,
    rules: [fitting(answer.trim())],
  })
  const ranges = rangesOf(field.value)
  const setRanges = (changed: GapRange[]) => field.onChange(changed.length === 0 ? [] : [{ ranges: changed }])
  const [selected, setSelected] = useState<GapRange | null>(null)
  const [isEdited, setEdited] = useState(false)
  const { answer: saved = '' } = useInitialValues<ExerciseValues>()

  const before = useRef(answer)
  const typed = useRef<string | null>(null)

  // Runs after the form has the new answer, which the gaps are validated against.
  const follow = useEffectEvent((text: string) => {
    const [old, now] = [before.current.trimStart(), text.trimStart()]
    // Only typing moves the gaps; an answer from the server comes with its own gaps.
    const isTyped = typed.current === text
    before.current = text
    typed.current = null
    if (!isTyped || old === now || ranges.length === 0) return
    setRanges(movedRanges(ranges, old, now))
    setEdited(now.trim() !== saved)
  })
  useEffect(() => follow(answer), [answer])

  const look = useEffectEvent(() => {
    const area = box.current
    if (!area || document.activeElement !== area) return
    const lead = area.value.length - area.value.trimStart().length
    const range = { start: area.selectionStart - lead, end: area.selectionEnd - lead }
    setSelected(trimmedRange(range, area.value.trim()))
  })
  useEffect(() => {
    const area = box.current
    const onSelect = () => look()
    const onInput = () => {
      typed.current = oneLine(area?.value ?? '')
    }
    document.addEventListener('selectionchange', onSelect)
    // Some browsers fire only this event for a selection inside a text box.
    area?.addEventListener('select', onSelect)
    area?.addEventListener('input', onInput)
    return () => {
      document.removeEventListener('selectionchange', onSelect)
      area?.removeEventListener('select', onSelect)
      area?.removeEventListener('input', onInput)
    }
  }, [box])

  const text = answer.trim()
  const isUsable = selected !== null && isValidGapRange(selected, text)
  const add = () => {
    if (!selected || !isUsable) return
    setRanges(mergedRanges([...ranges, selected]))
    setSelected(null)
  }
  const remove = (range: GapRange) => setRanges(ranges.filter((each) => each !== range))
  return (
    <Group id={field.id}>
      <legend>{label}</legend>
      <Stack gap={3}>
        {isEdited && (
          <Alert
            kind="warning"
            live
            title={t('exercises.gaps.edited')}
            actions={
              <Button size="sm" onClick={() => setEdited(false)}>
                OK
              </Button>
            }
          >
            {t('exercises.gaps.verify')}
          </Alert>
        )}
        <Row>
          <Button
            size="sm"
            leftIcon={<IconPlus aria-hidden />}
            // Preserves the selection in the text box.
            onMouseDown={(event) => event.preventDefault()}
            aria-disabled={!isUsable}
            onClick={add}
          >
            {isUsable
              ? t('exercises.gaps.add', { text: text.slice(selected.start, selected.end) })
              : t('exercises.gaps.addSelected')}
          </Button>
        </Row>
        {ranges.length === 0 ? (
          <Muted size={14}>{t('exercises.gaps.none')}</Muted>
        ) : (
          <>
            <Gaps>
              {ranges.map((range) => {
                const isValid = isValidGapRange(range, text)
                const words = text.slice(range.start, range.end)
                return (
                  <li key={`${range.start} ${range.end}`} data-invalid={isValid ? undefined : true}>
                    <span lang={langTag(answerLang)}>{words.trim() || '–'}</span>
                    {!isValid && <FieldError>Invalid range</FieldError>}
                    <IconButton
                      size="sm"
                      aria-label={t('exercises.gaps.remove', { text: words })}
                      onClick={() => remove(range)}
                    >
                      <IconX aria-hidden />
                    </IconButton>
                  </li>
                )
              })}
            </Gaps>
            <GapPreview answer={text} lang={langTag(answerLang)} ranges={ranges} />
          </>
        )}
      </Stack>
    </Group>
  )
}

const Line = styled.p`
  margin: 0;
  font-size: var(--mw-fs-18);
  font-weight: 700;
  line-height: 1.6;
  overflow-wrap: anywhere;
  mark {
    padding: 0 4px;
    border-bottom: 2px solid ${tokens.text};
    background: none;
    color: transparent;
    user-select: none;
  }
`

/** The answer as learners see it, with a line for each gap. */
function GapPreview({
  answer,
  lang,
  ranges,
}: {
  answer: string
  /** BCP 47 tag. */
  lang: string
  ranges: readonly GapRange[]
}) {
  const { t } = useTranslation('admin')
  const usable = gapRanges({ answer, gaps: [{ ranges: [...ranges] }] })
  return (
    <Line lang={lang}>
      {usable.map(({ start, end }, index) => (
        <span key={start}>
          {answer.slice(usable[index - 1]?.end ?? 0, start)}
          <mark role="img" aria-label={t('exercises.gaps.gap', { number: index + 1 })}>
            {answer.slice(start, end)}
          </mark>
        </span>
      ))}
      <span>{answer.slice(usable.at(-1)?.end ?? 0)}</span>
    </Line>
  )
}
