/** `sign-in-immediately.js`: the sign-in by one press, for pages without a build; see `standalone.ts`. */
export { signInImmediately } from '@portico/client'
