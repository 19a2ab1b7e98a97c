import { type LoginOptions, StytchUI } from '@portico/widget'
import type { ReactElement } from 'react'
import { useProvided } from '../provider/provided.ts'
import { WidgetPlace } from './widget-place.tsx'

/** What a widget takes as a component: the options of its mount function; the client is the provider's. */
export type StytchProps = Omit<LoginOptions, 'client'>

/**
 * The login widget. Its props may be written in place: only what they say counts, and what was typed stays.
 *
 * @throws Error without a provider
 * @example
 * ```tsx
 * <StytchLogin config={{ products: [Products.emailMagicLinks] }} callbacks={{ onEvent }} />
 * ```
 */
export function StytchLogin(props: StytchProps): ReactElement {
  const { config, presentation, styles, callbacks, strings } = props
  const { client } = useProvided('<StytchLogin />')
  // every option each time: one that the host no longer gives has to be forgotten
  const options = { client, config, presentation, styles, callbacks, strings }
  return <WidgetPlace tag="stytch-ui" ElementClass={StytchUI} options={options} />
}
