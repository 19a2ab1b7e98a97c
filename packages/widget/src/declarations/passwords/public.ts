export type { PasswordOptions } from './options.ts'
