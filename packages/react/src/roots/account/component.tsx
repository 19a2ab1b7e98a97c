import { type AccountOptions, PorticoAccount as ElementClass } from '@portico/widget'
import type { ReactElement } from 'react'
import { useProvided } from '../../provider/provided.ts'
import { renderRoot } from '../../widgets/render-root.tsx'

/** Props of the account. The client comes from the provider. */
export type AccountProps = Omit<AccountOptions, 'client'>

/**
 * The account of the signed-in user; a signed-out user signs in first.
 *
 * @throws Error without a provider
 * @example
 * ```tsx
 * <PorticoAccount config={{ products: ['passwords', 'passkeys'] }} />
 * ```
 */
export function PorticoAccount(props: AccountProps): ReactElement {
  return renderRoot(ElementClass, props, useProvided('<PorticoAccount />'))
}
