import { Alert, Button, media, tokens } from '@mowka/kernel/ui'
import { optional, useReads } from '@mowka/web/api'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { type LearnerLevel, learnerLevels, nearestLevels } from '../levels/cefr-levels'

const Group = styled.fieldset`
  display: grid;
  gap: ${tokens.s3};
  min-width: 0;
  margin-inline: 0;
  padding: 0;
  border: 0;
  > legend { padding: 0; margin-bottom: ${tokens.s3}; font-weight: ${tokens.fwHeading}; }
`
const Line = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  gap: ${tokens.s4};
  align-items: center;
  min-height: 64px;
  padding: ${tokens.s3} ${tokens.s4};
  border: 1.5px solid ${tokens.lineStrong};
  border-radius: ${tokens.r12};
  background: ${tokens.card};
  cursor: pointer;
  ${media.hover} { &:hover { border-color: ${tokens.text}; } }
  &:has(:checked) { border-color: ${tokens.text}; box-shadow: inset 0 0 0 1px ${tokens.text}; }
  &:has(:focus-visible) { outline: 3px solid ${tokens.focus}; outline-offset: 2px; }
`
const Radio = styled.input`
  position: absolute;
  inset: 0;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`
const Code = styled.span`
  display: grid;
  place-items: center;
  min-height: 36px;
  border-radius: ${tokens.r8};
  background: ${tokens.navySoft};
  font-weight: ${tokens.fwHeading};
  :checked + & { background: ${tokens.navy}; color: ${tokens.onNavy}; }
`
const Words = styled.span`
  color: ${tokens.muted};
`

/** Selects a level from A1 to C1, each with a practical description (L-SURV-05). */
export function LevelChoice({
  value,
  onChange,
}: {
  value: LearnerLevel | null
  onChange: (level: LearnerLevel) => void
}) {
  const { t } = useTranslation('learning')
  return (
    <Group>
      <legend>{t('survey.levels')}</legend>
      {learnerLevels.map((level) => (
        <Line key={level}>
          <Radio
            type="radio"
            name="level"
            aria-label={level}
            aria-describedby={`level-${level}`}
            checked={value === level}
            onChange={() => onChange(level)}
          />
          <Code>{level}</Code>
          <Words id={`level-${level}`}>{t(`survey.level.${level}`)}</Words>
        </Line>
      ))}
    </Group>
  )
}

/** Note for a level without courses: names the nearest one that has some and offers to choose it. */
export function NearestLevel({
  level,
  onChoose,
}: {
  level: LearnerLevel
  onChoose: (level: LearnerLevel) => void
}) {
  const { t } = useTranslation('learning')
  const reads = useReads({ courses: optional('getAvailableCourses') })
  const courses = reads.state === 'ready' ? reads.data.courses?.data : undefined
  const hasCourses = (each: string) => courses?.some(({ levels }) => levels.some((own) => own === each))
  const nearest = nearestLevels(level).find(hasCourses)
  if (!courses || hasCourses(level) || nearest === undefined) return null
  const choosable = learnerLevels.find((each) => each === nearest)
  return (
    <div role="status">
      <Alert
        kind="info"
        actions={
          choosable && (
            <Button size="sm" onClick={() => onChoose(choosable)}>
              {t('survey.chooseLevel', { level: nearest })}
            </Button>
          )
        }
      >
        {t('courses.nearestNote', { wanted: level, level: nearest })}
      </Alert>
    </div>
  )
}
