/** Date and month pickers, based on Mantine with its own styles. Loaded on demand. */
import './library/styles'
import '@mantine/dates/styles.css'
import './dates/look.css'

export {
  DateField,
  type DateFieldProps,
  type DateLimits,
  type DateRange,
  DateRangeField,
  type DateRangeFieldProps,
  MonthField,
  type MonthFieldProps,
} from './dates/DateField'
