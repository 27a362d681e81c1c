import {
  changed,
  changedRelease,
  naiveRemote,
  naiveShell,
  oneApplication,
  type RemoteName,
  remotes,
} from './builds'

/** Where the platform will be: the shell of a naive federation has the addresses of its remotes built in. */
const origin = process.env.BENCH_ORIGIN ?? 'http://localhost:4300'

/** Everything that the benchmark compares with the platform's own builds. */
export default [
  oneApplication(),
  changed(oneApplication('one-application-changed')),
  naiveShell(origin),
  ...(Object.keys(remotes) as RemoteName[]).map((name) => naiveRemote(name)),
  changed(naiveRemote('vocabulary', 'naive-changed/vocabulary')),
  changedRelease(),
]
