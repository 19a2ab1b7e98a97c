/** The English texts of all screens, a file a room. Tests and the playground load them all, no screen does. Written from the folders by `npm run reference`; do not edit. */
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/account.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/account-app.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/account-codes.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/account-confirm.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/account-deletion.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/account-devices.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/account-download.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/account-emails.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/account-enrolment.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/account-name.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/account-recovery.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/account-recovery-code.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/account-return.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/account-step.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/account-way-back.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/account-ways.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/check-email.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/confirmation.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/crypto.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/email-magic-links.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/errors.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/forms.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/further-factor.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/identity-provider.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/main.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/oauth.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/oauth-ask.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/oauth-cancelled.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/oauth-in-app.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/otp.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/otp-phones.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/passkey-registration.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/passkeys.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/passwords.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/passwords-zxcvbn.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/resend.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/second-step.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/setup.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/shared.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/signed-in.ts'
// biome-ignore lint/performance/noReExportAll: the list has every folder
export * from './en/watermark.ts'
