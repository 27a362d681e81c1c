import type { Page } from './person'

/**
 * Simulates a browser's page translation: wraps every text in nested `<font>` elements as it appears, except where
 * the page forbids it. The words stay, so that a journey can read them.
 */
export const translate = (page: Page) =>
  page.addInitScript(() => {
    const LEFT_ALONE = 'script, style, noscript, template, textarea, [contenteditable], svg, font'
    const replace = (text: Text) => {
      const { parentElement, data } = text
      if (data.trim() === '' || !parentElement || parentElement.closest(LEFT_ALONE)) return
      if (parentElement.closest('[translate]')?.getAttribute('translate') === 'no') return
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.textContent = data
      outer.append(inner)
      text.replaceWith(outer)
    }
    const replaceAllIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) replace(text)
    }
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') replaceAllIn(target.parentNode ?? target)
        else for (const node of addedNodes) node instanceof Text ? replace(node) : replaceAllIn(node)
      }
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })
