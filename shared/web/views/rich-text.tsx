import { textIn } from '@mowka/domain/languages/languages'
import { keepTogether } from '@mowka/domain/text/line-ends'
import { linkSchemes, richTextTags } from '@mowka/domain/text/rich-text'
import { Fragment, type ReactNode } from 'react'

/** A BCP 47 tag: pl, en-GB. */
const languageTag = /^[a-z]{2,3}(-[a-z0-9]{1,8})*$/i

/** Elements that are removed with their content. */
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

/** Returns the allowed attributes of an element: its language, and the editor's classes. */
function keptAttributes(element: Element): Partial<ReturnType<typeof textIn>> & { className?: string } {
  const lang = element.getAttribute('lang') ?? ''
  const className = [...element.classList].filter((each) => /^ql-[\w-]+$/.test(each)).join(' ')
  return { ...(languageTag.test(lang) && textIn(lang)), ...(className && { className }) }
}

/** Applies Polish typography, except inside elements marked as another language. */
function polish({ textContent, parentElement }: Node): string {
  const text = textContent ?? ''
  return parentElement?.closest('[lang]:not([lang="pl"])') ? text : keepTogether(text)
}

/** Renders additional elements of one kind of text; returns `undefined` for others. */
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
    // An unsupported element is replaced by its content.
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
 * Converts rich text (introductions, notes) to React nodes: allowed elements with their language, the editor's classes, and
 * links that open in a new tab.
 */
export function richNodes(html: string, more?: DrawMore): ReactNode[] {
  // A parsed document runs no script and loads nothing; only text and allowed elements are read from it.
  const nodes = nodesOf(new DOMParser().parseFromString(html, 'text/html').body, more)
  // The key includes the text, so that a new one replaces all nodes: React can't remove bare text that a browser has
  // translated.
  return nodes.map((node, index) => {
    const key = `${index} ${html}`
    return typeof node === 'string' ? <span key={key}>{node}</span> : <Fragment key={key}>{node}</Fragment>
  })
}
