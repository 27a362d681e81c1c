import type { RouteName } from '@mowka/contract/routes'
import { modeEntry, type TrainerModeName } from '@mowka/domain/lesson/learning-modes'
import { hasPage } from '@mowka/kernel/platform'
import { BetaMark, IconButton, media, tokens } from '@mowka/kernel/ui'
import { IconChevronLeft, IconChevronRight } from '@mowka/kernel/ui/icons'
import { ModeIcon } from '@mowka/web/trainer/ModeIcon'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { type ChangeMode, neighbours } from '../mode/modes'

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.s1};
  padding: 2px;
  border: 1px solid ${tokens.line};
  border-radius: 14px;
  background: ${tokens.card};
  ${media.phone} { justify-content: space-between; }
`
const Now = styled.div`
  display: grid;
  justify-items: center;
  gap: 5px;
  min-width: 108px;
  font-weight: 800;
  line-height: 1.1;
  > span { display: inline-flex; align-items: center; gap: 6px; }
  svg { width: 18px; height: 18px; }
`
const Dots = styled.span`
  display: inline-flex;
  i { width: 6px; height: 6px; border-radius: 3px; background: ${tokens.lineStrong}; }
  i[data-on] { width: 16px; background: ${tokens.text}; }
`

/** Switches between the released modes of a lesson or a repetition, in a cycle (L-TRN-01, L-TRN-02). */
export function ModeSelector({
  mode,
  pages,
  onChange,
}: {
  mode: TrainerModeName
  pages: readonly { mode: TrainerModeName; route: RouteName }[]
  onChange: ChangeMode
}) {
  const { t } = useTranslation('trainers')
  const modes = pages.filter(({ route }) => hasPage(route))
  const { previous, next } = neighbours(mode, modes)

  return (
    <Box role="group" aria-label={t('modes.label')}>
      {previous && (
        <IconButton
          aria-label={t('modes.previous', { mode: t(`mode.${previous.mode}.name`) })}
          onClick={() => onChange(previous.mode)}
        >
          <IconChevronLeft aria-hidden />
        </IconButton>
      )}
      <Now>
        <span>
          <ModeIcon mode={mode} />
          <span>{t(`mode.${mode}.name`)}</span>
          {modeEntry(mode).isBeta && <BetaMark />}
        </span>
        <Dots aria-hidden>
          {modes.map((each) => (
            <i key={each.mode} data-on={each.mode === mode || undefined} />
          ))}
        </Dots>
      </Now>
      {next && (
        <IconButton
          aria-label={t('modes.next', { mode: t(`mode.${next.mode}.name`) })}
          onClick={() => onChange(next.mode)}
        >
          <IconChevronRight aria-hidden />
        </IconButton>
      )}
    </Box>
  )
}
