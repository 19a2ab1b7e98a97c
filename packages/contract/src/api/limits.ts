/** All limits: those that several parts share, and those of the kinds of credentials. */

// biome-ignore lint/performance/noReExportAll: a bundle contains only the constants that it uses
export * from '../declarations/limits.ts'
// biome-ignore lint/performance/noReExportAll: a bundle contains only the constants that it uses
export * from '../foundation/limits/limits.ts'
