import {
  changed,
  changedRelease,
  naiveRemote,
  naiveShell,
  oneApplication,
  type RemoteName,
  remotes,
} from './builds'

/** Origin of the platform: the shell of a naive federation contains the URLs of its remotes. */
const origin = process.env.BENCH_ORIGIN ?? 'http://localhost:4300'

/** All builds that the benchmark compares with the platform's own. */
export default [
  oneApplication(),
  changed(oneApplication('one-application-changed')),
  naiveShell(origin),
  ...(Object.keys(remotes) as RemoteName[]).map((name) => naiveRemote(name)),
  changed(naiveRemote('vocabulary', 'naive-changed/vocabulary')),
  changedRelease(),
]
