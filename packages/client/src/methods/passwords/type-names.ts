/** The names of types of passwords; `type-names.ts` of the package explains them. */
import type { ReplyOf } from '@portico/contract'
import type { passwords } from '@portico/contract/methods/passwords'
import type { PasswordStrength, PasswordsApi } from './passwords.ts'

/** Options of `passwords.create`. */
export type PasswordCreateOptions = Parameters<PasswordsApi['create']>[0]
/** Answer of `passwords.create`. */
export type PasswordCreateResponse = ReplyOf<typeof passwords.create>
/** Options of `passwords.authenticate`. */
export type PasswordAuthenticateOptions = Parameters<PasswordsApi['authenticate']>[0]
/** Answer of `passwords.authenticate`. */
export type PasswordAuthenticateResponse = ReplyOf<typeof passwords.authenticate>
/** Options of `passwords.resetByEmailStart`. */
export type PasswordResetByEmailStartOptions = Parameters<PasswordsApi['resetByEmailStart']>[0]
/** Answer of `passwords.resetByEmailStart`. */
export type PasswordResetByEmailStartResponse = ReplyOf<typeof passwords.resetByEmailStart>
/** Options of `passwords.resetByEmail`. */
export type PasswordResetByEmailOptions = Parameters<PasswordsApi['resetByEmail']>[0]
/** Answer of `passwords.resetByEmail`. */
export type PasswordResetByEmailResponse = ReplyOf<typeof passwords.resetByEmail>
/** Options of `passwords.resetByExistingPassword`. */
export type PasswordResetByExistingPasswordOptions = Parameters<
  PasswordsApi['resetByExistingPassword']
>[0]
/** Answer of `passwords.resetByExistingPassword`. */
export type PasswordResetByExistingPasswordResponse = ReplyOf<
  typeof passwords.resetByExistingPassword
>
/** Options of `passwords.resetBySession`. */
export type PasswordResetBySessionOptions = Parameters<PasswordsApi['resetBySession']>[0]
/** Answer of `passwords.resetBySession`. */
export type PasswordResetBySessionResponse = ReplyOf<typeof passwords.resetBySession>
/** Options of `passwords.strengthCheck`. */
export type PasswordStrengthCheckOptions = Parameters<PasswordsApi['strengthCheck']>[0]
/** Answer of `passwords.strengthCheck`. */
export type PasswordStrengthCheckResponse = PasswordStrength
/** `client.passwords`. */
export type IHeadlessPasswordClient = PasswordsApi
