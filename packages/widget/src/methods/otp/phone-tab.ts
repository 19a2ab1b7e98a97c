/**
 * The phone form under the tabs of Main. It is one chunk for both channels, without the parser, which the form loads.
 */
import type { TabForm } from '../../flow/method.ts'
import type { OtpSent } from './flow.ts'

export { PhoneForm as Form } from './phone-form.tsx'
export { toSendText as toAction } from './to-send-text.ts'

/** Error types about the number. Their messages are shown under the field. */
const aboutTheField = /^(invalid_(input|phone_number.*)|unsubscribed_phone_number)$/

export const isAboutField: TabForm<OtpSent>['isAboutField'] = ({ errorType }) =>
  aboutTheField.test(`${errorType}`)
