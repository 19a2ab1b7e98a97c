import type { SenderStandIn } from '../sender-stand-in.ts'
import { startCloudApi } from './start-cloud-api.ts'

export {
  type CloudApi,
  type CloudMessage,
  type CloudNumber,
  startCloudApi,
} from './start-cloud-api.ts'

/** A number with an approved template. */
export const standIn: SenderStandIn = {
  async start(options) {
    const provider = await startCloudApi(
      { phoneNumberId: '1', accessToken: 'token-1', templates: ['code en_US'] },
      options,
    )
    return {
      provider,
      settings: {
        type: 'whatsapp',
        phoneNumberId: '1',
        accessTokenEnv: 'WHATSAPP_TOKEN',
        template: 'code',
        baseUrl: `${provider.origin}/v23.0`,
      },
      secrets: { WHATSAPP_TOKEN: 'token-1' },
    }
  },
}
