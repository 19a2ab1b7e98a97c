/** The components of roots. Written from the folders by `npm run reference`; do not edit. */
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './account/component.tsx'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './consent/component.tsx'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './passkeys/component.tsx'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './reset-password/component.tsx'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './sign-in/component.tsx'
