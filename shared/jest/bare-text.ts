/** Whether a browser's translation replaces a text node. It leaves white space and `translate="no"` unchanged. */
const isTranslated = (node: Node | null): node is Text =>
  node instanceof Text &&
  node.data.trim() !== '' &&
  node.parentElement?.closest('[contenteditable], style, script') === null &&
  node.parentElement.closest('[translate]')?.getAttribute('translate') !== 'no'

/**
 * Makes a test fail if the page would break in a translated browser. Translation replaces each text node by a
 * `<font>` element, after which React can neither remove the text nor insert an element before it (React issue
 * 11538). Text beside a conditional element needs its own element.
 */
export function guardBareText(): void {
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.insertBefore = function <Inserted extends Node>(
    node: Inserted,
    next: Node | null,
  ): Inserted {
    if (isTranslated(next))
      throw new Error(`Inserted before the bare text “${next.data}”: wrap it in an element.`)
    return insertBefore.call(this, node, next) as Inserted
  }
  Node.prototype.removeChild = function <Removed extends Node>(node: Removed): Removed {
    if (isTranslated(node)) throw new Error(`Removed the bare text “${node.data}”: wrap it in an element.`)
    return removeChild.call(this, node) as Removed
  }
}
