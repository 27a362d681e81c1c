import { tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { IconCheck, IconX } from '@mowka/kernel/ui/icons'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const Box = styled.span<{ $right: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: ${tokens.touch};
  padding: 0 10px;
  border: 1.5px solid ${({ $right }) => ($right ? tokens.success : tokens.danger)};
  border-bottom-width: 3px;
  border-radius: 10px;
  background: ${({ $right }) => ($right ? tokens.successSoft : tokens.dangerSoft)};
  color: ${({ $right }) => ($right ? tokens.successInk : tokens.dangerInk)};
  line-height: 1.2;
  vertical-align: middle;
  svg { width: 18px; height: 18px; }
`
const Fixed = styled.ins`
  margin-left: 6px;
  padding: 1px 6px;
  border-radius: 6px;
  background: ${tokens.successSoft};
  color: ${tokens.successInk};
  text-decoration-thickness: 2.5px;
  text-underline-offset: 5px;
`

/** A gap after the check: right, or wrong with the right words. An icon and text show the verdict, not only color. */
export function MarkedGap({
  number,
  total,
  fill,
  right,
  expected,
}: {
  /** Its number from 1, and the number of gaps. */
  number: number
  total: number
  fill: string
  right: boolean
  expected: string
}) {
  const { t, i18n } = useTranslation('trainers')
  const words = (text: string) => (
    <VisuallyHidden lang={i18n.language} translate="yes">
      {text}{' '}
    </VisuallyHidden>
  )
  return (
    <>
      <Box $right={right} data-right={right}>
        {words(`${t('gaps.one', { number, total })},`)}
        {right ? <IconCheck aria-hidden /> : <IconX aria-hidden />}
        {right ? fill : <del>{fill}</del>}
        {words(`, ${t(right ? 'gaps.isRight' : 'gaps.isWrong')}`)}
      </Box>
      {!right && <Fixed>{expected.trim()}</Fixed>}
    </>
  )
}
