/**
 * The UI kit of every page: theme and components. Large components have their own entry points (`ui/controls`,
 * `ui/table` …).
 */
export { AudioButtonView } from './actions/AudioButtonView'
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant, LinkButton } from './actions/Button'
export { IconButton, type IconButtonProps } from './actions/IconButton'
export { CourseIcon, type CourseKind, IconTile } from './brand/CourseIcon'
export { Flag, type FlagCode } from './brand/Flag'
export { Logo } from './brand/Logo'
export { DrawingEmpty, DrawingUnplugged, Mascot, type MascotFace, moodFaces } from './brand/Mascot'
export { Alert, type AlertKind } from './feedback/Alert'
export { Badge, BadgeRow, type BadgeTone, BetaMark, Count, Status } from './feedback/Badge'
export { Banner } from './feedback/Banner'
export { Loader, LoaderMark, Skeleton, SkeletonText } from './feedback/Loader'
export { ComboFlame, ProgressBar, type ProgressTone, StageChips } from './feedback/ProgressBar'
export { EmptyState, ErrorState } from './feedback/states'
export { Checkbox } from './fields/Checkbox'
export { Chip, ChipGroup, type ChipOption } from './fields/ChipGroup'
export { type ControlProps, Field, FieldError, type FieldProps, type FieldSize } from './fields/Field'
export { Select, type SelectOption, type SelectProps } from './fields/Select'
export { Switch } from './fields/Switch'
export { SearchField, TextArea, type TextAreaProps, TextField, type TextFieldProps } from './fields/TextField'
export { Card, CardLink } from './layout/Card'
export { Divider, Grid, Page, PageHeader, Row, Section, Stack } from './layout/Page'
export { Ipa, Muted, Sentence, SpeechBubble, Text, VisuallyHidden } from './layout/Text'
export { Dialog, type DialogProps, ResponsiveDialog, Sheet } from './overlays/Dialog'
export type { TriggerProps } from './overlays/floating'
export { focusMain } from './overlays/give-back'
export { isOverlayOpen } from './overlays/layers'
export { Menu, type MenuItem } from './overlays/Menu'
export { loadOverlayParts } from './overlays/overlay-parts'
export {
  Snackbar,
  type SnackbarItem,
  SnackbarView,
  type SnackbarViewKind,
  useSnackbarsAbove,
} from './overlays/SnackbarView'
export { useLabels, useNonce } from './theme/contexts'
export { type UiLabels, type UiLocale, uiLabels } from './theme/labels'
export { breakpoints, media, queries, useMediaQuery } from './theme/media'
export { type Space, space, type TokenName, tokens } from './theme/tokens'
export { applyColorScheme, type ColorScheme, UiProvider, useColorScheme } from './theme/UiProvider'
