import { VisuallyHidden } from '@mowka/shared/ui'
import { Fragment, type ReactNode } from 'react'

/** Elements of texts that editors write: structure and emphasis, nothing that loads, runs or styles. */
const richTags = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'code',
  'span',
  'sub',
  'sup',
  'ins',
  'del',
] as const
/** Elements of the difference between two answers. */
const diffTags = ['ins', 'del', 'span'] as const
type AllowedTag = (typeof richTags)[number]

/** Names of classes that mean "for screen readers alone". */
const hiddenClass = /(^|\s)(vh|sr|sr-only|visually-hidden)(\s|$)/
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

function nodesOf(parent: Node, allowed: readonly AllowedTag[]): ReactNode[] {
  return [...parent.childNodes].map((node, key) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent
    if (!(node instanceof Element)) return null
    const name = node.tagName.toLowerCase()
    if (droppedTags.includes(name)) return null
    const children = nodesOf(node, allowed)
    const Tag = allowed.find((tag) => tag === name)
    // What is not allowed loses its mark and keeps its words.
    if (!Tag) return <Fragment key={key}>{children}</Fragment>
    if (Tag === 'br') return <br key={key} />
    if (Tag === 'span' && hiddenClass.test(node.className))
      return (
        // The server's own words ("brakuje:") are the interface's language inside a foreign sentence.
        <VisuallyHidden key={key} lang={document.documentElement.lang || undefined}>
          {children}
        </VisuallyHidden>
      )
    return <Tag key={key}>{children}</Tag>
  })
}

function parse(html: string, allowed: readonly AllowedTag[]): ReactNode[] {
  // A document made this way runs no script and loads nothing; only words and allowed marks come out of it.
  const body = new DOMParser().parseFromString(html, 'text/html').body
  return nodesOf(body, allowed)
}

/** The difference between two answers as React nodes: `<ins>`, `<del>`, `<span>` and words, no attributes. */
export const diffNodes = (htmlDiff: string): ReactNode[] => parse(htmlDiff, diffTags)

/** A text of an editor (hints) as React nodes: allowed elements without attributes. */
export const richNodes = (html: string): ReactNode[] => parse(html, richTags)
