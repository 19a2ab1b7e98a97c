import { toSendEmail } from '../../flow/forms/to-send-email.ts'
import { toSendCode } from './to-send-code.ts'

/** Does the work of a submit of Main's e-mail form: it mails a code. */
export const sendCode = toSendEmail('errors.invalidEmail', toSendCode)
