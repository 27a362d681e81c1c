export { type CallArguments, callApi, fetchApi } from './call-api'
export { useApi } from './use-api'
