export { MenuPanel } from './MenuPanel'
export { Window } from './Window'
