/**
 * The MobX exports that the shell provides, under the package's own name; see `react-router-dom.ts` next to this
 * file. Imports by path, because the package name resolves to this file. Exports with an underscore and the last ones
 * are for mobx-react-lite only.
 */
export {
  _getGlobalState,
  getDependencyTree,
  makeAutoObservable,
  observable,
  observableRef,
  Reaction,
  reaction,
  runInAction,
} from '../node_modules/mobx'
