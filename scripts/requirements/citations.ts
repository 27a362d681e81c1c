/** A row of `docs/requirements.tsv` or `docs/resolutions.tsv`. */
export type Requirement = { id: string; area: string; statement: string }

/** Citations of requirement ids outside the tables. */
export type Citations = {
  /** Ids in test files: each of these tests fails if its row is broken. */
  inTests: ReadonlySet<string>
  /** Ids in other sources and in docs. */
  elsewhere: ReadonlySet<string>
  /** Files that cite an id. */
  files: ReadonlyMap<string, readonly string[]>
}

/** `proven`: a test cites it. `built`: only code or docs cite it. `open`: nothing cites it. */
export type State = 'proven' | 'built' | 'open'

/** Number of requirements in each state, for one area. */
export type Area = Record<State, number>

/** `L-TRN-14`, and the short ids of resolutions: `C57`, `U05`. */
const REQUIREMENT = /\b[A-Z]-[A-Z0-9]{2,5}-\d{2}\b/g
const RESOLUTION = /\b[CU]\d{2}\b/g
/** A range or list of rows: `V-NOTE-03 to -06`, `L-PAYT-03, -04`. */
const RANGE = /\b([A-Z]-[A-Z0-9]{2,5})-(\d{2})(?: to |–|-to-)-?(\d{2})\b/g

/** Reads a table with a header line. Missing columns are empty. */
export function readTable(text: string): Requirement[] {
  const [header = '', ...lines] = text.trim().split('\n')
  const columns = header.split('\t')
  const at = (cells: string[], name: string) => cells[columns.indexOf(name)] ?? ''
  return lines.map((line) => {
    const cells = line.split('\t')
    return {
      id: at(cells, 'id'),
      area: at(cells, 'area'),
      statement: at(cells, 'statement') || at(cells, 'what holds'),
    }
  })
}

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)

/** Returns the ids cited in a text, with ranges expanded. */
export function idsIn(text: string): string[] {
  const ranges = [...text.matchAll(RANGE)].flatMap(([, stem = '', from = '', to = '']) =>
    Array.from({ length: Math.max(0, Number(to) - Number(from) + 1) }, (_, index) => {
      return `${stem}-${String(Number(from) + index).padStart(2, '0')}`
    }),
  )
  return [...new Set([...(text.match(REQUIREMENT) ?? []), ...(text.match(RESOLUTION) ?? []), ...ranges])]
}

/** Finds the citations in files. */
export function findCitations(files: readonly { file: string; text: string }[]): Citations {
  const inTests = new Set<string>()
  const elsewhere = new Set<string>()
  const byId = new Map<string, string[]>()
  for (const { file, text } of files) {
    for (const id of idsIn(text)) {
      ;(isTest(file) ? inTests : elsewhere).add(id)
      byId.set(id, [...(byId.get(id) ?? []), file])
    }
  }
  return { inTests, elsewhere, files: byId }
}

export function stateOf(id: string, { inTests, elsewhere }: Citations): State {
  if (inTests.has(id)) return 'proven'
  return elsewhere.has(id) ? 'built' : 'open'
}

/** Counts the states by area, in the order of the table. */
export function countAreas(requirements: readonly Requirement[], citations: Citations): Map<string, Area> {
  const areas = new Map<string, Area>()
  for (const { id, area } of requirements) {
    const counts = areas.get(area) ?? { proven: 0, built: 0, open: 0 }
    counts[stateOf(id, citations)] += 1
    areas.set(area, counts)
  }
  return areas
}

/** Returns cited ids that are in no table, mostly misspellings. */
export function unknownIds({ files }: Citations, known: readonly Requirement[]): string[] {
  const ids = new Set(known.map(({ id }) => id))
  return [...files]
    .filter(([id]) => !ids.has(id))
    .map(([id, where]) => `${id} is no requirement: ${where.join(', ')}`)
    .sort()
}

/** A section of a document, such as `handbook §4`. Only RFCs are cited by section. */
const CHAPTER = /(?<!\bRFC \d+ )§/

/** Returns the lines that cite a chapter instead of a requirement's id. */
export function chapterCitations(files: readonly { file: string; text: string }[]): string[] {
  return files.flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        CHAPTER.test(line) ? [`${file}:${index + 1} cites a chapter, not an id`] : [],
      ),
  )
}
