/** The sign-in widget: mount functions, the custom elements, and the client that carries both. */

export { quartzDarkTheme, quartzTheme } from './foundation/theme/quartz-theme.ts'
export { shadcnTheme } from './foundation/theme/shadcn-theme.ts'
// biome-ignore lint/performance/noReExportAll: both entries have the same names
export * from './roots/exports.ts'
