export {
  addTexts,
  changeInterfaceLang,
  chooseInterfaceLang,
  DEFAULT_INTERFACE_LANG,
  type InterfaceLang,
  interfaceLangs,
  startI18n,
} from './i18n'
