import { paths } from '@mowka/contract/routes'
import type { LangCode } from '@mowka/contract/schemas/common'
import type { AttemptResult } from '@mowka/contract/schemas/trainer'
import type { InterfaceLang } from '@mowka/domain/languages/codes'
import { renderPage } from '@mowka/testing'
import { exercise } from '@mowka/testing/entities'
import { screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { texts } from '../../pages'
import Result from './Result'

/** Returns the text of an element with whitespace collapsed. */
export const plain = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

/** Renders a result like the trainer. */
export async function show(
  result: AttemptResult,
  answerLang: LangCode = 'ENG',
  { lang = 'pl', ...more }: { lang?: InterfaceLang } & Partial<ComponentProps<typeof Result>> = {},
) {
  const page = await renderPage(
    <Result
      result={result}
      exercise={exercise({ answer: result.answer.text, answerLang, answerRecording: null })}
      {...more}
    />,
    {
      route: 'trainerWriting',
      at: paths.trainerWriting({ courseId: 'c1', lessonId: 'l1' }),
      texts: { namespace: 'trainers', loader: texts },
      lang,
    },
  )
  const line = page.container.querySelector('p:has(> del, > ins, > sup)')
  return {
    ...page,
    reasons: () => screen.queryAllByRole('listitem').map(plain),
    /** The marked line on the screen; `spoken` returns its text for screen readers. */
    line,
    spoken: () => {
      const copy = line?.cloneNode(true) as Element
      for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
      return plain(copy)
    },
  }
}
