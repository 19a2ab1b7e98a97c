/** The operations for pages that belong to no sign-in method. */

export { impersonation } from '../accounts/impersonation.ts'
export { recoveryCodes } from '../accounts/recovery-codes.ts'
export { secondSteps } from '../accounts/second-steps.ts'
export { sessions } from '../accounts/sessions.ts'
export { totps } from '../accounts/totps.ts'
export { users } from '../accounts/users.ts'
export { identityProvider } from '../identity-provider/identity-provider.ts'
export { bootstrap } from '../project/bootstrap.ts'
export { captcha } from '../project/captcha.ts'
export { events } from '../project/events.ts'
export { setup } from '../project/setup.ts'
