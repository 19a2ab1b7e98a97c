/** `quartz.js`: the preset for pages without a build; see `standalone.ts`. */
export { quartzDarkTheme, quartzTheme } from './foundation/theme/quartz-theme.ts'
