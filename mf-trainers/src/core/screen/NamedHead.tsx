import type { LangCode } from '@mowka/contract/schemas/common'
import type { Lesson } from '@mowka/contract/schemas/learning'
import { langTag, textIn } from '@mowka/domain/languages'
import { splitLessonName } from '@mowka/domain/lesson-name'
import { displayText } from '@mowka/domain/line-ends'
import { usePageTitle } from '@mowka/kernel/platform'
import type { ReactNode } from 'react'
import { Head } from './trainer-layout'

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
