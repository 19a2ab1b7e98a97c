/**
 * The parts, icons and tokens of the widget, for the pages of this repository that must look like it. Not part
 * of the published package: it is reached by the condition `source` alone.
 */
export { AlertIcon } from './icons/alert-icon.tsx'
export { CheckIcon } from './icons/check-icon.tsx'
export { ExternalIcon } from './icons/external-icon.tsx'
export { Icon } from './icons/icon.tsx'
export { MailIcon } from './icons/mail-icon.tsx'
export { WarningIcon } from './icons/warning-icon.tsx'
export { AnyBanner as Banner } from './parts/banner/any-banner.tsx'
export { Button } from './parts/button/button.tsx'
export { DangerButton } from './parts/button/danger-button.tsx'
export { Card } from './parts/card/card.tsx'
export { Destination } from './parts/destination/destination.tsx'
export { Disc } from './parts/disc/disc.tsx'
export { Divider } from './parts/divider/divider.tsx'
export { Heading } from './parts/heading/heading.tsx'
export { Helper } from './parts/helper/helper.tsx'
export { Lead } from './parts/lead/lead.tsx'
export { Spinner } from './parts/spinner/spinner.tsx'
export { Screen } from './parts/stack/screen.tsx'
export { Stack } from './parts/stack/stack.tsx'
export { Tabs } from './parts/tabs/tabs.tsx'
export { Toaster } from './parts/toast/toaster.tsx'
export { attachStyles } from './styles/style-sheet.ts'
export { allTexts } from './text/all-texts.ts'
export { applyTheme } from './theme/apply-theme.ts'
export { getContrast } from './theme/contrast.ts'
export { quartzDarkTheme, quartzTheme } from './theme/quartz-theme.ts'
export { resolveTheme } from './theme/resolve-theme.ts'
export {
  defaultDarkTheme,
  defaultTheme,
  type Theme,
  type TokenKey,
  type Tokens,
} from './theme/tokens.ts'
