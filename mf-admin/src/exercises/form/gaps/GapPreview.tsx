import type { GapRange } from '@mowka/contract/schemas/learning'
import { gapRanges } from '@mowka/domain/gap-range'
import { tokens } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

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
export function GapPreview({
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
