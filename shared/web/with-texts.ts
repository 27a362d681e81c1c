import { addTexts, type TextsLoader } from '@mowka/kernel/platform'

/**
 * Loads a component that is imported on demand in parallel with its texts, which have their own namespace. They aren't
 * part of the texts of a page.
 */
export async function withTexts<Module>(
  component: Promise<Module>,
  texts: TextsLoader & { namespace: string },
): Promise<Module> {
  const [module] = await Promise.all([component, addTexts(texts.namespace, texts)])
  return module
}
