/** The sign-in widget: mount functions, the custom elements, and the client that carries both. */
// biome-ignore lint/performance/noReExportAll: both entries have the same names
export * from './exports.ts'
export { quartzDarkTheme, quartzTheme } from './theme/quartz-theme.ts'
export { shadcnTheme } from './theme/shadcn-theme.ts'
