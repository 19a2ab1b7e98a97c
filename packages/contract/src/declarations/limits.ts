/** The limits of every kind of credential. Written from the folders by `npm run reference`; do not edit. */
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './crypto/limits.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './passkeys/limits.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './passwords/limits.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './totps/limits.ts'
