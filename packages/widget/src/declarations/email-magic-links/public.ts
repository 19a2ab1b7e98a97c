export type { EmailMagicLinksOptions } from './options.ts'
