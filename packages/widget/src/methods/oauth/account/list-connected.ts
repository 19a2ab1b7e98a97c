import type { ProjectBootstrap, User } from '@portico/client'
import type { OauthOptions } from '../../../declarations/oauth/options.ts'
import { toProviders } from '../to-providers.ts'
import { type ProviderRow, toProviderRows } from './to-provider-rows.ts'

/** Lists the accounts at providers with which the user can sign in on this page. */
export function listConnected(
  { providers }: Pick<User, 'providers'>,
  options: OauthOptions | undefined,
  known: ProjectBootstrap['oauthProviders'],
): ProviderRow[] {
  const offered = toProviders(options)
  return toProviderRows(providers, offered, known).filter(
    ({ type, connected }) => connected && offered.some((one) => one.type === type),
  )
}
