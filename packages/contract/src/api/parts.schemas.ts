/** The details of all operations that belong to no sign-in method; only the service reads them. */

export * as impersonation from '../accounts/impersonation.back-end.ts'
export * as recoveryCodes from '../accounts/recovery-codes.schemas.ts'
export * as sessions from '../accounts/sessions.back-end.ts'
export * as totps from '../accounts/totps.back-end.ts'
export * as users from '../accounts/users.back-end.ts'
export * as identityProvider from '../identity-provider/identity-provider.schemas.ts'
export * as audit from '../project/audit.back-end.ts'
export * as bootstrap from '../project/bootstrap.schemas.ts'
export * as captcha from '../project/captcha.schemas.ts'
export * as events from '../project/events.schemas.ts'
export * as project from '../project/project.back-end.ts'
export * as setup from '../project/setup.schemas.ts'
