/** The sign-in widget: mount functions, custom elements, and the client with its mount functions. */

export { quartzDarkTheme, quartzTheme } from './foundation/theme/quartz-theme.ts'
export { shadcnTheme } from './foundation/theme/shadcn-theme.ts'
// biome-ignore lint/performance/noReExportAll: both entries have the same names
export * from './roots/exports.ts'
export {
  type RequireSessionOptions,
  requireSession,
} from './roots/require-session/require-session.ts'
