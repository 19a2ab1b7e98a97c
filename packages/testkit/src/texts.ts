/** Simulations of the providers of text messages; they refuse the requests that the real providers refuse. */
export {
  type CloudApi,
  type CloudMessage,
  type CloudNumber,
  startCloudApi,
} from './texts/start-cloud-api.ts'
export {
  type HookMessage,
  startTextHook,
  type TextHook,
  type TextHookOptions,
} from './texts/start-text-hook.ts'
export type {
  TextCall,
  TextFault,
  TextServer,
  TextServerOptions,
} from './texts/start-text-server.ts'
export {
  signTwilioRequest,
  startTwilio,
  type Twilio,
  type TwilioAccount,
  type TwilioMessage,
} from './texts/start-twilio.ts'
