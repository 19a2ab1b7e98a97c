export { OTPMethods, type OtpOptions } from './options.ts'
