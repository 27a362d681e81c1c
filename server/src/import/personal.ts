import { owned, ownedThrough, type PersonalTable } from '../database/personal-data'
import { contentImportRows, contentImports } from './tables'

/** The editor's open import. */
export const importPersonal: PersonalTable[] = [
  owned(contentImports, 'contentImports'),
  {
    ...ownedThrough(
      { column: contentImportRows.importId, parent: contentImports, id: contentImports.id },
      'contentImportRows',
    ),
    copied: { not: 'content of the product, and nothing about a person' },
  },
]
