import Provider, { type TokenEndpointGrantContext } from 'oidc-provider'
import { findUnitOfWork } from './unit-of-work.ts'

type Names = string | readonly string[] | ReadonlySet<string>

/**
 * The engine with token requests that write all at once. The end of a grant is the last moment at which the engine
 * still answers an error as one of its own; it registers its grants by this very method as it is built.
 */
export class AtomicProvider extends Provider {
  override registerGrantType<Params extends object>(
    name: string,
    handle: (ctx: TokenEndpointGrantContext<Params>) => Promise<void> | void,
    params?: Names,
    duplicates?: Names,
  ): void {
    const handleAtomically = async (ctx: TokenEndpointGrantContext<Params>): Promise<void> => {
      const unit = findUnitOfWork()
      try {
        await handle(ctx)
      } catch (error) {
        await unit?.abandon()
        throw error
      }
      await unit?.commit()
    }
    super.registerGrantType(name, handleAtomically, params, duplicates)
  }
}
