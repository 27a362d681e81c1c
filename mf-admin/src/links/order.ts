/** Returns a list with one element moved. */
export const moved = <Each>(all: readonly Each[], from: number, to: number): Each[] => {
  const each = all[from]
  return each === undefined ? [...all] : all.toSpliced(from, 1).toSpliced(to, 0, each)
}
