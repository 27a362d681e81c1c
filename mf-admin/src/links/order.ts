/** A list with one of its elements in another place. */
export const moved = <Each>(all: readonly Each[], from: number, to: number): Each[] => {
  const each = all[from]
  return each === undefined ? [...all] : all.toSpliced(from, 1).toSpliced(to, 0, each)
}
