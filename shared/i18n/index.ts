export { type InterfaceLang, interfaceLangs } from '../domain/interface-lang'
export {
  addTexts,
  changeInterfaceLang,
  chooseInterfaceLang,
  DEFAULT_INTERFACE_LANG,
  startI18n,
} from './i18n'
