import { type Client, type ClientOptions, PorticoClient } from '@portico/client'
import type { WidgetElementClass } from './elements/widget-element.ts'
import * as roots from './index.ts'

type Roots = typeof roots

type MountsOf<Exported> =
  Exported extends WidgetElementClass<infer _Options, infer _Tag, infer Mounts> ? Mounts : object
type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  part: infer Together,
) => void
  ? Together
  : never

/** The mount functions of all roots, each with this client where the options name no other. */
type MountCalls = Intersection<MountsOf<Roots[keyof Roots]>>

/** The client's class with the mount functions, which the constructor of `Portico` adds. */
const MountingClient = PorticoClient as new (
  ...given: ConstructorParameters<typeof PorticoClient>
) => PorticoClient & MountCalls

/**
 * The client, with methods that mount the widgets. A method can be called without its client as `this`.
 *
 * @throws PorticoSDKUsageError on a server, or when no option names the service
 * @example
 * ```ts
 * const portico = new Portico('public-token-test-…', { customBaseUrl: 'https://auth.example.com' })
 * portico.mountLogin({ elementId: '#sign-in', config: { products: [Products.emailMagicLinks] } })
 * ```
 */
export class Portico extends MountingClient {
  constructor(publicToken: string, options?: ClientOptions) {
    super(publicToken, options)
    for (const [name, exported] of Object.entries(roots)) {
      if ('tags' in exported) continue
      // each mount function takes an object, with options of its own
      const mount = exported as (options: object) => unknown
      Reflect.set(this, name, (given?: { client?: Client }) => {
        mount({ ...given, client: given?.client ?? this })
      })
    }
  }
}
