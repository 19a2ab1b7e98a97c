/** All senders of texts. A new sender adds one line here. */

export { hook } from './hook/index.ts'
export { twilio } from './twilio/index.ts'
export { vonage } from './vonage/index.ts'
export { whatsapp } from './whatsapp/index.ts'
