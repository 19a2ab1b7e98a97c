import type { Engine } from './create-engine.ts'

/** A client app as the engine knows it. */
export type EngineClient = InstanceType<Engine['provider']['Client']>

/** Undefined for one that is unknown, and for one whose metadata document cannot be read now. */
export async function findEngineClient(
  { provider }: Pick<Engine, 'provider'>,
  clientId: string,
): Promise<EngineClient | undefined> {
  try {
    return await provider.Client.find(clientId)
  } catch (error) {
    // There by now; named at the top, it would be loaded with the pages, whether anybody asks for the engine or not.
    const { errors } = await import('oidc-provider')
    if (error instanceof errors.OIDCProviderError) return undefined
    throw error
  }
}
