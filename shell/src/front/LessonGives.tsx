import { textIn } from '@mowka/domain/languages/languages'
import { Card, Grid, media, tokens } from '@mowka/kernel/ui'
import {
  IconCheck,
  IconHeadphones,
  IconKeyboard,
  IconMicrophone,
  IconPlayerPlay,
  IconRepeat,
} from '@mowka/kernel/ui/icons'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Part } from './Part'

const Gift = styled(Card)`
  display: grid;
  grid-template-rows: auto auto 1fr;
  gap: ${tokens.s1};
  min-width: 0;
  padding: ${tokens.s6};
  h3 { display: flex; gap: 10px; align-items: center; font-size: 1.25rem; }
  > p { max-width: 46ch; color: ${tokens.muted}; }
  ${media.phone} { padding: ${tokens.s5}; }
`
const Demo = styled.div`
  display: flex;
  gap: ${tokens.s3};
  align-items: center;
  align-self: end;
  min-height: 76px;
  margin-top: ${tokens.s4};
  padding: ${tokens.s3} ${tokens.s4};
  border-radius: ${tokens.rBubble};
  background: ${tokens.page};
  font-size: 1.25rem;
  font-weight: 700;
  del, ins { padding: 1px 5px; border-radius: 6px; text-decoration-thickness: 2.5px; }
  del { background: ${tokens.dangerSoft}; color: ${tokens.dangerInk}; }
  ins { background: ${tokens.successSoft}; color: ${tokens.successInk}; text-underline-offset: 5px; }
`
const PlaySign = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  background: ${tokens.navy};
  color: ${tokens.onNavy};
`
const Wave = styled.svg`
  flex: 1;
  width: 0;
  min-width: 0;
  height: 36px;
  fill: none;
  stroke: ${tokens.lineStrong};
  stroke-width: 4;
  stroke-linecap: round;
  .on { stroke: ${tokens.text}; }
`
const Heard = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  font-size: ${tokens.fs18};
  span {
    display: inline-flex;
    gap: 4px;
    align-items: center;
    padding: 2px 8px;
    border-radius: 8px;
    background: ${tokens.successSoft};
    color: ${tokens.successInk};
  }
  span:last-child { background: none; color: ${tokens.dangerInk}; box-shadow: inset 0 0 0 1.5px ${tokens.danger}; }
`
const Returns = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${tokens.s2};
  align-self: end;
  margin-top: ${tokens.s4};
  li {
    position: relative;
    display: grid;
    gap: 6px;
    justify-items: center;
    font-size: ${tokens.fs14};
    font-weight: 700;
    line-height: 1.25;
    text-align: center;
  }
  li + li::before {
    content: '';
    position: absolute;
    top: 17px;
    right: calc(50% + 24px);
    left: calc(-50% + 24px);
    height: 2px;
    background: ${tokens.lineStrong};
    opacity: 0.6;
  }
  i {
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    border-radius: 12px 12px 12px 3px;
    background: ${tokens.text};
    color: ${tokens.card};
    font-style: normal;
    font-weight: 900;
  }
  li:last-child i { background: ${tokens.success}; color: ${tokens.onSuccess}; }
`
const HEARD = ['¿Dónde', 'está', 'la', 'estación?']

/** Examples of what a lesson trains. The demos are pictures, so screen readers get only the sentences. */
export function LessonGives() {
  const { t } = useTranslation('front')
  return (
    <Part title={t('gives.title')} text={t('gives.text')}>
      <Grid columns={2}>
        <Gift>
          <h3>
            <IconKeyboard aria-hidden />
            {t('gives.write.title')}
          </h3>
          <p>{t('gives.write.text')}</p>
          <Demo aria-hidden>
            <p {...textIn('de')}>
              Ich <del>bin</del> <ins>habe</ins> heute keine Zeit.
            </p>
          </Demo>
        </Gift>
        <Gift>
          <h3>
            <IconHeadphones aria-hidden />
            {t('gives.listen.title')}
          </h3>
          <p>{t('gives.listen.text')}</p>
          <Demo aria-hidden>
            <PlaySign>
              <IconPlayerPlay />
            </PlaySign>
            <Wave viewBox="0 0 240 36" preserveAspectRatio="xMinYMid meet">
              <path
                className="on"
                d="M4 14v8M12 11v14M20 7v22M28 12v12M36 5v26M44 3v30M52 9v18M60 13v10M68 6v24M76 2v32M84 8v20"
              />
              <path d="M92 12v12M100 4v28M108 10v16M116 14v8M124 7v22M132 3v30M140 11v14M148 6v24M156 13v10M164 9v18M172 5v26M180 12v12M188 8v20M196 14v8M204 10v16M212 13v10M220 7v22M228 11v14M236 14v8" />
            </Wave>
          </Demo>
        </Gift>
        <Gift>
          <h3>
            <IconMicrophone aria-hidden />
            {t('gives.speak.title')}
          </h3>
          <p>{t('gives.speak.text')}</p>
          <Demo aria-hidden>
            <Heard {...textIn('es')}>
              {HEARD.map((word, place) => (
                <span key={word}>
                  {place < HEARD.length - 1 ? <IconCheck size={16} /> : <IconRepeat size={16} />}
                  {word}
                </span>
              ))}
            </Heard>
          </Demo>
        </Gift>
        <Gift>
          <h3>
            <IconRepeat aria-hidden />
            {t('gives.words.title')}
          </h3>
          <p>{t('gives.words.text')}</p>
          <Returns aria-hidden>
            <li>
              <i>1</i>
              {t('gives.words.today')}
            </li>
            <li>
              <i>2</i>
              {t('gives.words.tomorrow')}
            </li>
            <li>
              <i>3</i>
              {t('gives.words.days', { count: 6 })}
            </li>
            <li>
              <i>
                <IconCheck size={20} />
              </i>
              {t('gives.words.days', { count: 15 })}
            </li>
          </Returns>
        </Gift>
      </Grid>
    </Part>
  )
}
