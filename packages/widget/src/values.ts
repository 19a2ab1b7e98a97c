/** The exports of the widget that are plain values: React and the screens are not loaded with them, so a server can use them. */

// biome-ignore lint/performance/noReExportAll: each method lists what the package exports of it
export * from './declarations/public.ts'
export { quartzDarkTheme, quartzTheme } from './foundation/theme/quartz-theme.ts'
export { shadcnTheme } from './foundation/theme/shadcn-theme.ts'
export { defaultDarkTheme, defaultTheme } from './foundation/theme/tokens.ts'
export { OAuthProviders, Products } from './kernel/config/products.ts'
export { PorticoEventType } from './kernel/host/host-events.ts'
