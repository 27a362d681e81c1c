/** See `leftovers.cjs`. */
export function rememberState(): { adopt: <Result>(work: () => Result) => Result; putBack: () => void }
