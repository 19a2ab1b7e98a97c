import Provider, { type TokenEndpointGrantContext } from 'oidc-provider'
import { findUnitOfWork } from '../engine-access/unit-of-work.ts'

type Names = string | readonly string[] | ReadonlySet<string>

/**
 * An engine whose token requests write everything in one transaction. The end of a grant's handler is the last point at
 * which the engine still turns an error into its own answer. The engine's constructor registers its grants by this
 * method.
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
