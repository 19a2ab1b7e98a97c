/**
 * The widget's components, icons and tokens, for the pages of this repository that must look like it. They are not part
 * of the published package: only the export condition `source` reaches them.
 */
export { AlertIcon } from './foundation/icons/alert-icon.tsx'
export { CheckIcon } from './foundation/icons/check-icon.tsx'
export { ExternalIcon } from './foundation/icons/external-icon.tsx'
export { Icon } from './foundation/icons/icon.tsx'
export { MailIcon } from './foundation/icons/mail-icon.tsx'
export { WarningIcon } from './foundation/icons/warning-icon.tsx'
export { AnyBanner as Banner } from './foundation/parts/banner/any-banner.tsx'
export { Button } from './foundation/parts/button/button.tsx'
export { DangerButton } from './foundation/parts/button/danger-button.tsx'
export { Card } from './foundation/parts/card/card.tsx'
export { Destination } from './foundation/parts/destination/destination.tsx'
export { Disc } from './foundation/parts/disc/disc.tsx'
export { Divider } from './foundation/parts/divider/divider.tsx'
export { Heading } from './foundation/parts/heading/heading.tsx'
export { Helper } from './foundation/parts/helper/helper.tsx'
export { Lead } from './foundation/parts/lead/lead.tsx'
export { Spinner } from './foundation/parts/spinner/spinner.tsx'
export { Screen } from './foundation/parts/stack/screen.tsx'
export { Stack } from './foundation/parts/stack/stack.tsx'
export { Tabs } from './foundation/parts/tabs/tabs.tsx'
export { Toaster } from './foundation/parts/toast/toaster.tsx'
export { attachStyles } from './foundation/styles/style-sheet.ts'
export { applyTheme } from './foundation/theme/apply-theme.ts'
export { getContrast } from './foundation/theme/contrast.ts'
export { quartzDarkTheme, quartzTheme } from './foundation/theme/quartz-theme.ts'
export { resolveTheme } from './foundation/theme/resolve-theme.ts'
export {
  defaultDarkTheme,
  defaultTheme,
  type Theme,
  type TokenKey,
  type Tokens,
} from './foundation/theme/tokens.ts'
export { allTexts } from './kernel/text/all-texts.ts'
export { loadTexts } from './locales/loaders.ts'
