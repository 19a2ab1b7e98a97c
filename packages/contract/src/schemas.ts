/** The TypeBox schemas of the wire. Only the service imports this entry. */
export { backEndSchemas } from './back-end/index.schemas.ts'
export { bootstrapSchemas } from './bootstrap.schemas.ts'
export { captchaSchemas } from './captcha.schemas.ts'
export { eventsSchemas, TelemetrySchema } from './events.schemas.ts'
export { identityProviderSchemas } from './identity-provider.schemas.ts'
export { impersonationSchemas } from './impersonation.schemas.ts'
export { emailMagicLinksSchemas } from './methods/email-magic-links.schemas.ts'
export { methodSchemas } from './methods/index.schemas.ts'
export { otherDeviceSchemas } from './methods/other-device.schemas.ts'
export { otpSchemas } from './methods/otp.schemas.ts'
export { passkeysSchemas } from './methods/passkeys.schemas.ts'
export { passwordsSchemas } from './methods/passwords.schemas.ts'
export {
  AuthReplySchema,
  CommonSchema,
  ErrorBodySchema,
  SessionSchema,
  UserSchema,
} from './objects.schemas.ts'
export { sessionsSchemas } from './sessions.schemas.ts'
export { setupSchemas } from './setup.schemas.ts'
export type { OperationSchemas } from './static-operations.ts'
export { totpsSchemas } from './totps.schemas.ts'
export { usersSchemas } from './users.schemas.ts'
