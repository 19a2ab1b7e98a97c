/** The exports of the widget that are plain values: React and the screens are not loaded with them, so a server can use them. */

export { OneTapPositions } from './declarations/oauth/options.ts'
export { OTPMethods } from './declarations/otp/options.ts'
export { quartzDarkTheme, quartzTheme } from './foundation/theme/quartz-theme.ts'
export { shadcnTheme } from './foundation/theme/shadcn-theme.ts'
export { defaultDarkTheme, defaultTheme } from './foundation/theme/tokens.ts'
export { OAuthProviders, Products, Wallets } from './kernel/config/products.ts'
export { PorticoEventType } from './kernel/host/host-events.ts'
