export { addTexts } from '../i18n'
export { ApiError, type ApiErrorKind } from './api-error'
export { onTouched, touch } from './freshness'
export {
  API_TIMEOUT,
  type Authorization,
  authorize,
  type FirstAnswers,
  type HttpRequest,
  loadHttpClient,
  provideFirstAnswers,
  sendRequest,
} from './http'
export type { OutboxCall } from './outbox/outbox-call'
export { outbox, startOutbox } from './outbox/page-outbox'
export { PRODUCT_NAME, usePageTitle } from './page-title'
export {
  type Confirmation,
  confirm,
  hasPage,
  keepUnsaved,
  notify,
  type Platform,
  preload,
  providePlatform,
  refreshSession,
  reportError,
  type SnackbarKind,
  type SnackbarOptions,
  signIn,
  signOut,
  track,
} from './platform'
export {
  type DueWordsResult,
  type PartsOf,
  provideWidgetRenderer,
  type RemotePages,
  type RemoteTexts,
  RemoteWidget,
  type RemoteWidgets,
  type TextParts,
  type TextsLoader,
  type WidgetName,
  type WidgetProps,
} from './remote'
