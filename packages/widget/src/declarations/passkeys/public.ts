export type { PasskeyOptions } from './options.ts'
