/** Shows the sign-in. */

export type {
  LoginOptions,
  LoginOptions as SDKConfig,
} from '../../kernel/context/widget-options.ts'
export { mountLogin } from './mount-login.ts'
export { PorticoSignIn } from './portico-sign-in.ts'
