const isGroup = (rule: CSSRule): rule is CSSGroupingRule => 'cssRules' in rule && !('selectorText' in rule)

/** Whether an element of `root` may match a selector; one without a class matches any. */
function isUsed(selector: string, classes: ReadonlySet<string>): boolean {
  const named = selector.match(/\.[\w-]+/g)
  return !named || named.some((name) => classes.has(name.slice(1)))
}

function rulesIn(rules: Iterable<CSSRule>, classes: ReadonlySet<string>): string {
  return [...rules]
    .map((rule) => {
      if (isGroup(rule) && !rule.cssText.startsWith('@keyframes')) {
        const inside = rulesIn(rule.cssRules, classes)
        return inside && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inside}}`
      }
      return 'selectorText' in rule && !isUsed(`${rule.selectorText}`, classes) ? '' : rule.cssText
    })
    .join('')
}

/** Cross-origin stylesheets, e.g. of extensions, don't expose their rules. */
function readableRules(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules
  } catch {
    return []
  }
}

/** `font-style: ;`: browsers serialize a shorthand with variables as empty if a longhand follows. */
const LOST = /[{;]\s*[a-z][\w-]*:\s*;/

/**
 * Returns the rules of all stylesheets that may match an element of `root`; null if the browser can't serialize one
 * of them.
 */
export function usedCss(root: Element, sheets: Iterable<CSSStyleSheet>): string | null {
  const classes = new Set([...root.querySelectorAll('[class]')].flatMap((element) => [...element.classList]))
  const css = [...sheets].map((sheet) => rulesIn(readableRules(sheet), classes)).join('')
  return LOST.test(css) ? null : css
}
