import type { LangCode } from '@mowka/contract/schemas/common'
import type { Lesson } from '@mowka/contract/schemas/learning'
import { langTag, textIn } from '@mowka/domain/languages/languages'
import { splitLessonName } from '@mowka/domain/lesson/lesson-name'
import { displayText } from '@mowka/domain/text/line-ends'
import { usePageTitle } from '@mowka/kernel/platform'
import { media, tokens } from '@mowka/kernel/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/** Matches while a text field further down has the focus. */
export const TYPING = '~ * :is(textarea, input):focus'

/** The lesson's name with the mode selector. */
export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.s4};
  min-height: 48px;
  margin-bottom: ${tokens.s4};
  > :first-child { min-width: 0; overflow-wrap: anywhere; }
  h1 { font-size: ${tokens.fs18}; letter-spacing: 0; }
  p { color: ${tokens.muted}; font-size: ${tokens.fs14}; }
  ${media.belowMedium} { min-height: 0; margin-bottom: 0; }
  /* The on-screen keyboard of phones leaves no room for it: while typing, only screen readers can reach it. */
  ${media.belowMedium} {
    &:has(${TYPING}) {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  ${media.phone} {
    flex-direction: column-reverse;
    align-items: stretch;
    gap: ${tokens.s2};
    p { display: none; }
  }
`

/** Heading of a trainer: the lesson's name with a line below it and the mode selector. */
export function NamedHead({
  name,
  sourceLang,
  targetLang,
  place,
  selector,
}: {
  name: Lesson['name']
  sourceLang: LangCode
  targetLang: LangCode
  place: string
  selector: ReactNode
}) {
  const source = splitLessonName(name.source).title
  const target = splitLessonName(name.target).title
  usePageTitle(source || target)
  return (
    <Head>
      <div>
        {source ? (
          <h1 {...textIn(langTag(sourceLang))}>{displayText(source, sourceLang)}</h1>
        ) : (
          <h1 {...textIn(langTag(targetLang))}>{displayText(target, targetLang)}</h1>
        )}
        <p>{place}</p>
      </div>
      {selector}
    </Head>
  )
}
