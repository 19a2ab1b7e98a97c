/** What the package exports of every method. Written from the folders by `npm run reference`; do not edit. */
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './crypto/public.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './email-magic-links/public.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './oauth/public.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './otp/public.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './passkeys/public.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './passwords/public.ts'
