import { IconTile, media, tokens } from '@mowka/kernel/ui'
import {
  IconBooks,
  IconHeadphones,
  IconKeyboard,
  IconNotebook,
  IconRepeat,
  IconSparkles,
} from '@mowka/kernel/ui/icons'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

/** The six benefits of every plan (C-SUB-06). */
const benefits = [
  ['courses', IconBooks],
  ['modes', IconKeyboard],
  ['repetitions', IconRepeat],
  ['assistant', IconSparkles],
  ['audio', IconHeadphones],
  ['notes', IconNotebook],
] as const

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.s5} ${tokens.s6};
  margin-top: ${tokens.s4};
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
  > li { display: grid; grid-template-columns: 48px minmax(0, 1fr); align-items: start; gap: ${tokens.s3}; }
  b { display: block; line-height: ${tokens.lhSnug}; }
  small { display: block; color: ${tokens.muted}; font-size: ${tokens.fs14}; line-height: 1.4; }
`

export function Benefits() {
  const { t } = useTranslation('commerce')
  return (
    <section aria-labelledby="benefits-heading">
      <h2 id="benefits-heading">{t('benefits.title')}</h2>
      <List>
        {benefits.map(([name, Icon]) => (
          <li key={name}>
            <IconTile aria-hidden>
              <Icon aria-hidden />
            </IconTile>
            <p>
              <b>{t(`benefits.${name}.title`)}</b>
              <small>{t(`benefits.${name}.text`)}</small>
            </p>
          </li>
        ))}
      </List>
    </section>
  )
}
