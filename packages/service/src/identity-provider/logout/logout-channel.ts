import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { logoutSealContext } from '../../accounts/sessions/enqueue-logouts.ts'
import { DeliveryRefusedError } from '../../foundation/errors/delivery-refused-error.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Channel } from '../../kernel/delivery/channel.ts'
import type { IdentityProviderPorts } from '../engine/engine-ports.ts'
import { toSid } from '../engine-access/session-view.ts'
import type { LoadProtocol } from '../load-protocol.ts'

const PayloadSchema = Type.Object({ userId: Type.String(), sessionId: Type.String() })

/**
 * Creates the channel that notifies client apps of a session's end, with a token that is signed anew for each attempt.
 */
export function createLogoutChannel(
  { keyRing }: Pick<IdentityProviderPorts, 'keyRing'>,
  projects: readonly ProjectConfig[],
  loadProtocol: LoadProtocol,
): Channel {
  const open = (sealed: string): Static<typeof PayloadSchema> => {
    try {
      return Value.Parse(PayloadSchema, JSON.parse(keyRing.open(sealed, logoutSealContext)))
    } catch {
      throw new DeliveryRefusedError('logout: could not be opened')
    }
  }
  return {
    name: 'logout',
    max: 20,
    longestRetryMs: 600_000,
    async deliver({ projectId, to, sealedPayload }) {
      const project = projects.find((one) => one.projectId === projectId)
      if (!project) throw new DeliveryRefusedError('logout: the project is gone')
      const { userId, sessionId } = open(sealedPayload)
      const { engines } = await loadProtocol()
      const { provider } = await engines.get(project)
      const client = await provider.Client.find(to)
      if (!client?.backchannelLogoutUri) return
      try {
        await tell(client, userId, toSid({ keyRing }, sessionId, to))
      } catch {
        // The cause's message is dropped, since it may contain the URL.
        throw new Error('logout: the client app could not be notified')
      }
    },
  }
}

/** Calls a method that the library documents but does not include in its types. */
async function tell(client: object, userId: string, sid: string): Promise<void> {
  const method: unknown = Reflect.get(client, 'backchannelLogout')
  if (typeof method !== 'function') throw new Error('The engine cannot notify client apps.')
  await Reflect.apply(method, client, [userId, sid])
}
