/**
 * Returns the text files that a page or widget needs in an interface language: those listed for it (`pl/pages/notes`),
 * or all if the texts of the remote have no parts (`pl`).
 */
export const textFilesOf = (
  { texts }: { texts: Record<string, string[]> },
  lang: string,
  face: 'pages' | 'widgets',
  name: string,
): string[] => texts[`${lang}/${face}/${name}`] ?? texts[lang] ?? []
