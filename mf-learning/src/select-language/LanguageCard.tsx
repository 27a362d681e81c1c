import type { LangCode } from '@mowka/shared/contract/schemas/common'
import type { AccessLeft } from '@mowka/shared/domain/access'
import { languageOf } from '@mowka/shared/domain/languages'
import { Badge, Card, Flag, media, tokens } from '@mowka/shared/ui'
import { IconArrowRight } from '@mowka/shared/ui/icons'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

const Choose = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${tokens.s4};
  align-items: center;
  width: 100%;
  min-height: 88px;
  padding: ${tokens.s4} ${tokens.s5};
  border: 0;
  border-radius: ${tokens.r16};
  background: none;
  color: inherit;
  text-align: left;
  ${media.hover} { &:hover > svg:last-child { color: ${tokens.text}; } }
  &:disabled { color: ${tokens.disabled}; cursor: not-allowed; }
  > svg:last-child { color: ${tokens.muted}; }
`
const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.s1} ${tokens.s2};
  align-items: center;
  font-size: ${tokens.fs18};
  font-weight: ${tokens.fwHeading};
`
const Left = styled.span`
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
`
const Buy = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 48px;
  padding: 0 ${tokens.s5};
  border-top: 1px solid ${tokens.line};
  border-radius: 0 0 ${tokens.r16} ${tokens.r16};
  color: ${tokens.primaryInk};
  font-weight: ${tokens.fwStrong};
`

/** One language to learn: its flag, what is left of the access, and the way to buy it without one. */
export function LanguageCard({
  lang,
  left,
  isCurrent,
  busy,
  disabled,
  buyLink,
  onChoose,
}: {
  lang: LangCode
  left: AccessLeft
  /** This is what the person learns now. */
  isCurrent: boolean
  /** The choice is being saved. */
  busy: boolean
  /** Another choice is being saved. */
  disabled: boolean
  buyLink: string
  onChoose: () => void
}) {
  const { t } = useTranslation('learning')
  const name = t(languageOf(lang).fullNameTK)
  const count = 'count' in left ? left.count : undefined
  return (
    <Card padding="none">
      <Choose type="button" disabled={disabled} aria-busy={busy || undefined} onClick={onChoose}>
        <Flag langCode={languageOf(lang).flagIcon} size={40} />
        <span>
          <Name>
            {name}
            {isCurrent && <Badge tone="soft">{t('language.current')}</Badge>}
          </Name>
          <Left>{t(`language.left.${left.unit}`, { count })}</Left>
        </span>
        <IconArrowRight aria-hidden />
      </Choose>
      {left.unit === 'none' && (
        <Buy to={buyLink} aria-label={t('language.buyOf', { name: name.toLocaleLowerCase() })}>
          {t('buy')}
        </Buy>
      )}
    </Card>
  )
}
