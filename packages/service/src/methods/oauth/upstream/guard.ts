import { AuthorizationResponseError } from 'oauth4webapi'
import { UpstreamError } from '../upstream-error.ts'
import { UpstreamRefusal } from './upstream-refusal.ts'

/**
 * Runs a step of a sign-in at a provider. The provider or the user causes its errors, so none counts as a fault of the
 * service.
 *
 * @throws UpstreamRefusal when the provider or the user refused; UpstreamError for every other failure
 */
export async function guard<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof UpstreamError) throw cause
    if (cause instanceof AuthorizationResponseError) {
      throw new UpstreamRefusal(cause.error.slice(0, 64))
    }
    const reason = cause instanceof Error ? cause.message : 'an unknown reason'
    throw new UpstreamError(`was not believed: ${reason}`, { cause })
  }
}
