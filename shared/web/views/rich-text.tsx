import { textIn } from '@mowka/domain/languages'
import { keepTogether } from '@mowka/domain/line-ends'
import { linkSchemes, richTextTags } from '@mowka/domain/rich-text'
import { Fragment, type ReactNode } from 'react'

/** A language as pages name it: pl, en-GB. */
const languageTag = /^[a-z]{2,3}(-[a-z0-9]{1,8})*$/i

/** Elements whose content is no text. */
const droppedTags: readonly string[] = [
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'noscript',
  'svg',
  'math',
]

function addressOf(element: Element): string | null {
  try {
    const { protocol, href } = new URL(element.getAttribute('href') ?? '')
    return linkSchemes.some((scheme) => protocol === `${scheme}:`) ? href : null
  } catch {
    return null
  }
}

/** What an element of an editor keeps besides its text: its language, and the classes that the editor gives. */
function keptAttributes(element: Element): Partial<ReturnType<typeof textIn>> & { className?: string } {
  const lang = element.getAttribute('lang') ?? ''
  const className = [...element.classList].filter((each) => /^ql-[\w-]+$/.test(each)).join(' ')
  return { ...(languageTag.test(lang) && textIn(lang)), ...(className && { className }) }
}

/** An editor's text is Polish, but for what is marked as another language. */
function polish({ textContent, parentElement }: Node): string {
  const text = textContent ?? ''
  return parentElement?.closest('[lang]:not([lang="pl"])') ? text : keepTogether(text)
}

/** Draws an element that texts of one kind may have besides; undefined for one that it does not know. */
export type DrawMore = (element: Element, key: number) => ReactNode | undefined

function nodesOf(parent: Node, more?: DrawMore): ReactNode[] {
  return [...parent.childNodes].map((node, key) => {
    if (node.nodeType === Node.TEXT_NODE) return polish(node)
    if (!(node instanceof Element)) return null
    const name = node.tagName.toLowerCase()
    if (droppedTags.includes(name)) return null
    const drawn = more?.(node, key)
    if (drawn !== undefined) return drawn
    const children = nodesOf(node, more)
    const Tag = richTextTags.find((tag) => tag === name)
    // What is not allowed loses its mark and keeps its words.
    if (!Tag) return <Fragment key={key}>{children}</Fragment>
    if (Tag === 'br') return <br key={key} />
    const kept = keptAttributes(node)
    if (Tag !== 'a')
      return (
        <Tag key={key} {...kept}>
          {children}
        </Tag>
      )
    const address = addressOf(node)
    if (!address) return <Fragment key={key}>{children}</Fragment>
    return (
      <a key={key} {...kept} href={address} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    )
  })
}

/**
 * A text of an editor (hints, popups) as React nodes: allowed elements with their language, the editor's classes, and links
 * that open next to the lesson.
 */
export function richNodes(html: string, more?: DrawMore): ReactNode[] {
  // A document made this way runs no script and loads nothing; only words and allowed marks come out of it.
  const nodes = nodesOf(new DOMParser().parseFromString(html, 'text/html').body, more)
  // Another text replaces all of this one: where a browser translates the page, bare text cannot be removed.
  return nodes.map((node, index) => {
    const key = `${index} ${html}`
    return typeof node === 'string' ? <span key={key}>{node}</span> : <Fragment key={key}>{node}</Fragment>
  })
}
