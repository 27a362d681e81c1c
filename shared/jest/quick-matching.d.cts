export function mayMatch(element: Element, selector: string): boolean
