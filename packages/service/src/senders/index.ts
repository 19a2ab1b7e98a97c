/** All senders, of mail and of texts. A new sender adds one line here. */

export { devInbox } from './dev-inbox/index.ts'
export { hook } from './hook/index.ts'
export { smtp } from './smtp/index.ts'
export { twilio } from './twilio/index.ts'
export { vonage } from './vonage/index.ts'
export { whatsapp } from './whatsapp/index.ts'
