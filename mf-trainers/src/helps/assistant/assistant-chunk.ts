/** What comes when the assistant is opened for the first time. */
export { AssistantPanel } from './AssistantPanel'
export { AssistantSheet } from './AssistantSheet'
