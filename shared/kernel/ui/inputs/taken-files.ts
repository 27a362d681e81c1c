/** Filters files by an `accept` attribute ("image/*,.csv"); returns all without one. */
export function takenFiles(files: readonly File[], accept = ''): File[] {
  const kinds = accept
    .split(',')
    .map((kind) => kind.trim().toLowerCase())
    .filter(Boolean)
  const fits = ({ name, type }: File) =>
    kinds.some((kind) => {
      if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind)
      if (kind.endsWith('/*')) return type.startsWith(kind.slice(0, -1))
      return type === kind
    })
  return kinds.length === 0 ? [...files] : files.filter(fits)
}
