/** Components that no landing page uses, based on Mantine: they load with the page that uses them. */
export { Slider } from './fields/Slider'
export { SegmentedControl, type TabOption, Tabs } from './fields/Tabs'
export { Popover } from './overlays/Popover'
export { Tooltip } from './overlays/Tooltip'
