/**
 * The parts of MobX that the shell provides, under the package's own name; see `react-router-dom.ts` next to this file.
 * The path of the package, because its name means this file. What begins with an underscore and what ends the list is
 * for mobx-react-lite alone.
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
