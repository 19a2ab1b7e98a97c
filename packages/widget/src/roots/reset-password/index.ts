/** Shows the page that links to reset a password lead to. */

export { mountResetPassword } from './mount-reset-password.ts'
export type { ResetPasswordOptions } from './options.ts'
export { PorticoResetPassword } from './portico-reset-password.ts'
