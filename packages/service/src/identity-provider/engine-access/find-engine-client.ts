import type { Engine } from '../engine/create-engine.ts'

/** A client app in the engine's format. */
export type EngineClient = InstanceType<Engine['provider']['Client']>

/** Finds a client app. Undefined for an unknown one, and for one whose metadata document cannot be read now. */
export async function findEngineClient(
  { provider }: Pick<Engine, 'provider'>,
  clientId: string,
): Promise<EngineClient | undefined> {
  try {
    return await provider.Client.find(clientId)
  } catch (error) {
    // The engine is already loaded here. A static import would load it together with the pages, even if no request
    // needs it.
    const { errors } = await import('oidc-provider')
    if (error instanceof errors.OIDCProviderError) return undefined
    throw error
  }
}
