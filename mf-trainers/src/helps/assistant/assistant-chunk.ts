/** The code that loads when the assistant first opens. */
export { AssistantPanel } from './AssistantPanel'
export { AssistantSheet } from './AssistantSheet'
