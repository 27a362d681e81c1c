import { paths } from '@mowka/contract/routes'
import type { LessonPlace } from '@mowka/domain/lesson/lesson'
import { hasPage } from '@mowka/kernel/platform'
import { media, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import {
  IconBook2,
  IconCheck,
  IconKeyboard,
  IconMessages,
  IconMicrophone,
  IconVocabulary,
} from '@mowka/kernel/ui/icons'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { wordsToLearn } from '../lesson-opening/LearnWordsButton'
import type { LessonEntry } from './course-lessons'
import { type LessonStep, lessonSteps, type StepName } from './lesson-steps'

const icons: Record<StepName, typeof IconCheck> = {
  introduction: IconBook2,
  sentences: IconKeyboard,
  words: IconVocabulary,
  dialogue: IconMessages,
  speaking: IconMicrophone,
}

const List = styled.ol<{ $large: boolean }>`
  display: flex;
  margin: 0 ${tokens.s4} ${tokens.s3};
  li { position: relative; ${({ $large }) => ($large ? 'flex: 1; max-width: 160px;' : 'padding-right: 12px;')} }
  /* The line to the next step. */
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    background: ${tokens.lineStrong};
    opacity: 0.45;
    ${({ $large }) =>
      $large
        ? css`top: 19px; left: calc(50% + 24px); width: calc(100% - 48px); height: 2px;`
        : css`top: 15px; right: 0; width: 12px; height: 2px;`}
  }
  li[data-state='done']:not(:last-child)::after { background: ${tokens.success}; opacity: 1; }
  @media (max-width: 719.98px) {
    ${({ $large }) =>
      $large &&
      css`
        display: grid;
        gap: ${tokens.s2};
        li { max-width: none; }
        li:not(:last-child)::after { top: 40px; left: 19px; width: 2px; height: ${tokens.s2}; }
      `}
  }
`
const body = css<{ $large: boolean }>`
  display: grid;
  gap: ${tokens.s1};
  justify-items: center;
  color: inherit;
  font-size: ${tokens.fs14};
  font-weight: ${tokens.fwStrong};
  text-align: center;
  text-decoration: none;
  @media (max-width: 719.98px) {
    ${({ $large }) => $large && 'grid-template-columns: auto minmax(0, 1fr); gap: 12px; align-items: center; justify-items: start; text-align: left;'}
  }
`
const StepLink = styled(Link)<{ $large: boolean }>`
  ${body}
  ${media.hover} { &:hover { text-decoration: underline; text-underline-offset: 3px; } }
`
const Step = styled.span<{ $large: boolean }>`${body}`

const Mark = styled.span<{ $state: LessonStep['state']; $large: boolean }>`
  display: grid;
  place-items: center;
  width: ${({ $large }) => ($large ? 40 : 32)}px;
  height: ${({ $large }) => ($large ? 40 : 32)}px;
  border: 1.5px solid ${({ $state }) => ({ done: 'transparent', next: tokens.spark, open: tokens.lineStrong })[$state]};
  border-radius: ${({ $state }) => ($state === 'next' ? '30% 30% 30% 10%' : '50%')};
  background: ${({ $state }) => ({ done: tokens.successSoft, next: tokens.spark, open: tokens.card })[$state]};
  color: ${({ $state }) => ({ done: tokens.successInk, next: tokens.onSpark, open: tokens.muted })[$state]};
  svg { width: 50%; height: 50%; }
`

/** Returns the page of a step; `null` if it isn't released or a start has to be saved first. */
function pathOf(name: StepName, { progress, state }: LessonEntry, place: LessonPlace): string | null {
  const isStarted = state !== 'new'
  switch (name) {
    case 'introduction':
      return hasPage('lessonIntroduction') ? paths.lessonIntroduction(place) : null
    case 'sentences':
      return isStarted ? paths.lessonModeSelector(place) : null
    case 'words':
      if (wordsToLearn(progress) > 0) return paths.lessonWordTrainer(place)
      return hasPage('lessonWords') ? paths.lessonWords(place) : null
    case 'dialogue':
      return hasPage('lessonDialogue') ? paths.lessonDialogue(place) : null
    default:
      if (!isStarted) return null
      if (progress?.finishedAt) return hasPage('repetitionSpeaking') ? paths.repetitionSpeaking(place) : null
      return hasPage('trainerSpeaking') ? paths.trainerSpeaking(place) : null
  }
}

/**
 * The steps of a lesson: done, next or open. The current lesson shows their names; the others show icons. Each step
 * opens its page.
 */
export function LessonSteps({
  entry,
  courseId,
  title,
  isCurrent,
  isSpoken,
}: {
  entry: LessonEntry
  courseId: string
  title: string
  isCurrent: boolean
  /** Whether the lesson was repeated in speaking. */
  isSpoken: boolean
}) {
  const { t } = useTranslation('learning')
  const place = { courseId, lessonId: entry.lesson._id }
  const steps = lessonSteps(entry, { isCurrent, isSpoken })
  return (
    <List $large={isCurrent} aria-label={`${t('details.steps.title')}: ${title}`}>
      {steps.map(({ name, state }) => {
        const Icon = state === 'done' ? IconCheck : icons[name]
        const to = pathOf(name, entry, place)
        const label = t(`details.steps.${name}`)
        const content = (
          <>
            <Mark $state={state} $large={isCurrent}>
              <Icon aria-hidden />
            </Mark>
            <span>
              {isCurrent ? label : <VisuallyHidden>{label}</VisuallyHidden>}
              <VisuallyHidden>, {t(`details.steps.${state}`)}</VisuallyHidden>
            </span>
          </>
        )
        return (
          <li key={name} data-state={state} aria-current={state === 'next' ? 'step' : undefined}>
            {to ? (
              <StepLink to={to} $large={isCurrent} title={isCurrent ? undefined : label}>
                {content}
              </StepLink>
            ) : (
              <Step $large={isCurrent} title={isCurrent ? undefined : label}>
                {content}
              </Step>
            )}
          </li>
        )
      })}
    </List>
  )
}
