import { paths } from '@mowka/contract/routes'
import type { Course, Lesson } from '@mowka/contract/schemas/learning'
import type { LessonDialogue } from '@mowka/contract/schemas/lesson-teaching'
import { langTag, textIn } from '@mowka/domain/languages/languages'
import { lessonOrder } from '@mowka/domain/lesson/lesson'
import { splitLessonName } from '@mowka/domain/lesson/lesson-name'
import { AudioButton } from '@mowka/kernel/platform/study'
import {
  Button,
  Card,
  IconButton,
  Mascot,
  Muted,
  queries,
  Row,
  Stack,
  tokens,
  useMediaQuery,
} from '@mowka/kernel/ui'
import { IconHeadphones } from '@mowka/kernel/ui/icons'
import { optional, useReads } from '@mowka/web/api'
import { ActionBar, Body, PrimaryAction, SidePanel, TopBar, useEnter } from '@mowka/web/trainer'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'

const Cheer = styled.section`
  display: grid;
  gap: ${tokens.s2};
  justify-items: center;
  padding: ${tokens.s6} 0;
  text-align: center;
  h1 { outline: none; }
`
const Phrases = styled.ul`
  display: grid;
  > li {
    display: flex;
    gap: ${tokens.s3};
    align-items: center;
    justify-content: space-between;
    padding-block: ${tokens.s2};
    border-top: 1px solid ${tokens.line};
  }
  > li:first-child { border-top: 0; }
  b, span { display: block; overflow-wrap: anywhere; }
  span { color: ${tokens.muted}; }
`

/** The end of a dialogue: score, phrases and next lesson. */
export function DialogueEnd({
  dialogue,
  lesson,
  course,
  right,
  closeTo,
  onAgain,
}: {
  dialogue: LessonDialogue
  lesson: Lesson
  course: Course
  right: number
  /** Path of the lesson in its course. */
  closeTo: string
  onAgain: () => void
}) {
  const { t } = useTranslation('teaching')
  const navigate = useNavigate()
  const isWide = useMediaQuery(queries.medium)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const next = useNextLesson(course, lesson._id)
  const first = next
    ? {
        label: t('dialogue.end.nextLesson'),
        to: paths.trainerWriting({ courseId: course._id, lessonId: next._id }),
      }
    : { label: t('dialogue.end.backToCourse'), to: closeTo }
  useEnter(() => void navigate(first.to))
  const all = dialogue.questions.length
  const face = right === all ? 'great' : 'happy'
  const primary = (
    <PrimaryAction label={first.label} compact={!isWide} onPress={() => void navigate(first.to)} />
  )
  return (
    <>
      <TopBar
        close={{ to: closeTo, label: t('close') }}
        progress={{
          percent: 100,
          label: t('dialogue.progress'),
          valueText: t('dialogue.questionProgress', { at: all, all }),
          tone: 'done',
          position: `${all} / ${all}`,
        }}
      />
      <Body>
        <div>
          <Cheer>
            <Row>
              <Mascot face={face} size={84} />
              <Mascot face={face} size={84} />
            </Row>
            <h1 ref={title} tabIndex={-1}>
              {t(right === all ? 'dialogue.end.whole' : 'dialogue.end.part')}
            </h1>
            <p>{t('dialogue.end.score', { title: dialogue.title, right, all })}</p>
          </Cheer>
          {dialogue.phrases.length > 0 && (
            <Card as="section">
              <Stack gap={2}>
                <Row>
                  <h2>{t('dialogue.end.phrases')}</h2>
                  <Muted size={14}>{t('dialogue.end.phrasesNote')}</Muted>
                </Row>
                <Phrases>
                  {dialogue.phrases.map(({ wordId, answer, example, answerRecording }) => (
                    <li key={wordId}>
                      <div>
                        <b {...textIn(langTag(course.targetLang))}>{answer}</b>
                        <span>{example}</span>
                      </div>
                      {answerRecording && (
                        <AudioButton recordingId={answerRecording} label={t('play', { text: answer })} />
                      )}
                    </li>
                  ))}
                </Phrases>
              </Stack>
            </Card>
          )}
        </div>
        {isWide && (
          <SidePanel
            label={t('side')}
            actions={
              <>
                {next && <strong>{splitLessonName(next.name.source || next.name.target).title}</strong>}
                {primary}
                <Button fullWidth leftIcon={<IconHeadphones aria-hidden />} onClick={onAgain}>
                  {t('dialogue.again')}
                </Button>
                {next && (
                  <Button variant="ghost" fullWidth to={closeTo}>
                    {t('dialogue.end.backToCourse')}
                  </Button>
                )}
              </>
            }
          />
        )}
      </Body>
      {!isWide && (
        <ActionBar label={t('side')} primary={primary}>
          <IconButton variant="outline" aria-label={t('dialogue.again')} onClick={onAgain}>
            <IconHeadphones aria-hidden />
          </IconButton>
        </ActionBar>
      )}
    </>
  )
}

/** Returns the next lesson of the course; `null` if it is locked, missing or failed to load. */
function useNextLesson(course: Course, lessonId: string): Lesson | null {
  const reads = useReads({ lessons: optional('getAvailableLessons', { id: course._id }) })
  const order = lessonOrder(course)
  const nextId = order[order.indexOf(lessonId) + 1]
  const lessons = reads.state === 'ready' ? (reads.data.lessons?.data ?? []) : []
  const next = lessons.find(({ _id }) => _id === nextId)
  return next && !next.isLocked ? next : null
}
