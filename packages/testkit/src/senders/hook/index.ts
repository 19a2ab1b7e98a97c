import { randomBytes } from 'node:crypto'
import type { SenderStandIn } from '../sender-stand-in.ts'
import { startTextHook } from './start-text-hook.ts'

export {
  type HookMessage,
  startTextHook,
  type TextHook,
  type TextHookOptions,
} from './start-text-hook.ts'

/** An operator's endpoint for both channels. */
export const standIn: SenderStandIn = {
  async start(options) {
    const secret = `whsec_${randomBytes(32).toString('base64')}`
    const provider = await startTextHook({ secret, ...options })
    return {
      provider,
      settings: { type: 'hook', url: provider.url, secretEnv: 'TEXT_HOOK_SECRET' },
      secrets: { TEXT_HOOK_SECRET: secret },
    }
  },
}
