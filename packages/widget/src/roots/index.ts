/**
 * All roots of the widget: the exports of each are exports of the package. A new root adds one line.
 */
// biome-ignore-all lint/performance/noReExportAll: a root's folder says which of its names are public

export * from './account/index.ts'
export * from './consent/index.ts'
export * from './passkeys/index.ts'
export * from './reset-password/index.ts'
export * from './sign-in/index.ts'
