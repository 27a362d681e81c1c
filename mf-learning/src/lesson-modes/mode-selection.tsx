import type { Lesson } from '@mowka/contract/schemas/learning'
import { langTag, textIn } from '@mowka/domain/languages/languages'
import { modeEntry, type TrainerModeName } from '@mowka/domain/lesson/learning-modes'
import { splitLessonName } from '@mowka/domain/lesson/lesson-name'
import { displayText, keepTogether } from '@mowka/domain/text/line-ends'
import { usePageTitle } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { BetaMark, Card, IconButton, IconTile, Muted, media, Skeleton, Stack, tokens } from '@mowka/kernel/ui'
import { ModeIcon } from '@mowka/web/trainer/ModeIcon'
import { PictureTile } from '@mowka/web/views/pictures'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

/** On phones icon and text are side by side, so that all modes fit on the screen. */
const Tile = styled(Card)`
  position: relative;
  height: 100%;
  ${media.phone} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${tokens.s4};
    align-items: center;
    > :first-child { grid-row: 1 / 3; }
  }
  transition: transform ${tokens.base} ${tokens.ease};
  ${media.hover} { &:hover { box-shadow: ${tokens.lift1}; transform: translateY(-2px); } }
`
// The link's name is only the mode, and it covers the whole tile.
const Name = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.s2};
  align-items: center;
  margin-top: ${tokens.s3};
  ${media.phone} { margin-top: 0; }
  color: inherit;
  font-size: ${tokens.fs18};
  font-weight: ${tokens.fwHeading};
  text-decoration: none;
  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${tokens.r16};
    content: '';
  }
`
const Text = styled.p`
  margin-top: 2px;
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
`
const Note = styled.span`
  display: block;
  margin-top: ${tokens.s1};
  color: ${tokens.text};
  font-weight: ${tokens.fwStrong};
`

/** Skeleton of a tile. */
export const ModeSkeleton = styled(Skeleton)`
  height: 174px;
  ${media.phone} { height: 82px; }
`

/** A mode as a tile that opens it; speaking is marked as beta (L-LMS-03). */
export function ModeTile({
  mode,
  to,
  note,
  onPick,
}: {
  mode: TrainerModeName
  to: string
  /** Note below the name, e.g. a count. */
  note?: string
  onPick: () => void
}) {
  const { t } = useTranslation('learning')
  return (
    <Tile>
      <IconTile aria-hidden>
        <ModeIcon mode={mode} />
      </IconTile>
      <Name to={to} onClick={onPick}>
        <span>{t(`mode.${mode}.name`)}</span>
        {modeEntry(mode).isBeta && <BetaMark />}
      </Name>
      <Text>
        <span>{t(`mode.${mode}.text`)}</span>
        {note !== undefined && <Note>{note}</Note>}
      </Text>
    </Tile>
  )
}

/** Buttons below the tiles; on phones as wide as a tile. */
export const OtherModes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.s3};
  justify-content: center;
  ${media.phone} { display: grid; justify-content: stretch; }
`

/** Closes the mode selection. Aligned with the page edge. */
export const Close = styled(IconButton)`
  margin-right: -12px;
`

const Titled = styled.div`
  display: flex;
  gap: ${tokens.s4};
  align-items: flex-start;
`

/** Picture and name of a lesson, the name in both languages; also sets the document title. */
export const LessonTitle = observer(function LessonTitle({
  lesson,
}: {
  lesson: Pick<Lesson, 'name'> & Partial<Pick<Lesson, 'picture'>>
}) {
  const { title, description } = splitLessonName(lesson.name.source)
  const foreign = splitLessonName(lesson.name.target).title
  usePageTitle(title)
  return (
    <Titled>
      {lesson.picture && <PictureTile picture={lesson.picture} kind="other" />}
      <Stack gap={1}>
        <h1>{keepTogether(title)}</h1>
        {foreign !== '' && (
          <Muted {...textIn(langTag(session.targetLang))}>{displayText(foreign, session.targetLang)}</Muted>
        )}
        {description !== '' && <Muted>{keepTogether(description)}</Muted>}
      </Stack>
    </Titled>
  )
})
