export { type InterfaceLang, interfaceLangs } from '@mowka/domain/interface-lang'
export {
  addTexts,
  changeInterfaceLang,
  chooseInterfaceLang,
  DEFAULT_INTERFACE_LANG,
  startI18n,
} from './i18n'
