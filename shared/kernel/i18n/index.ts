export { type InterfaceLang, interfaceLangs } from '@mowka/domain/languages/codes'
export {
  addTexts,
  changeInterfaceLang,
  chooseInterfaceLang,
  DEFAULT_INTERFACE_LANG,
  startI18n,
} from './i18n'
