import type { ApiOperation } from '@portico/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { ServiceConfig } from '../config/config.ts'
import type { MessageTemplate } from '../delivery/message-template.ts'
import type { TextTemplate } from '../delivery/text-template.ts'
import type { Dependencies } from '../dependencies.ts'
import {
  type Handlers,
  type ReadCredentials,
  type RouteContext,
  registerOperations,
} from '../http/register-operations.ts'
import type { Undos } from '../sign-in/undo.ts'
import type { MethodDeclaration } from './declare-method.ts'

type Table = Readonly<Record<string, ApiOperation>>

/** What a method does in one service. */
interface RunningMethod<Page extends Table, Host extends Table> {
  readonly page: Handlers<Page>
  readonly backEnd: Handlers<Host>
  /** What is no operation: where a mail's link leads. */
  registerRoutes?(app: FastifyInstance, context: RouteContext): void
  /** Runs before the service stops. */
  stop?(): void
}

/** A way to sign in, or a further factor, as the service registers it. */
export interface Method {
  readonly id: string
  /** What its mails say, by template name. */
  readonly messages: Readonly<Record<string, MessageTemplate>>
  /** What its text messages say, by template name. */
  readonly texts: Readonly<Record<string, TextTemplate>>
  /** How what it told of is undone. */
  readonly undos: Undos
  register(
    app: FastifyInstance,
    context: RouteContext,
    dependencies: Dependencies,
    host: { readonly readCredentials: ReadCredentials },
  ): void
  /** @returns lines for `portico doctor`: `ok`, `note` or `wrong`, what, and what is to be known of it */
  readonly examine: Examine
}

/** Looks at what a method needs of others, as it is now. */
export type Examine = (
  config: ServiceConfig,
  ports: Pick<Dependencies, 'fetch' | 'clock'>,
) => Promise<readonly string[]>

/**
 * Defines what a method does, upon its declaration.
 *
 * @param declaration what everybody below its rules knows of it
 * @param parts.page its operations for pages, under `/sdk/v1`
 * @param parts.backEnd those for the host's back end, under `/v1`
 * @param parts.create makes its handlers; called once a service
 */
export function defineMethod<Page extends Table, Host extends Table>(
  { id }: MethodDeclaration,
  parts: {
    readonly page: Page
    readonly backEnd: Host
    /** Those that are turned away while too many passwords wait to be hashed. */
    readonly hashesPassword?: readonly (keyof Page | keyof Host)[]
    readonly messages?: Readonly<Record<string, MessageTemplate>>
    readonly texts?: Readonly<Record<string, TextTemplate>>
    readonly undos?: Undos
    /** @default nothing */
    readonly examine?: Examine
    create(dependencies: Dependencies): RunningMethod<NoInfer<Page>, NoInfer<Host>>
  },
): Method {
  return {
    id,
    messages: parts.messages ?? {},
    texts: parts.texts ?? {},
    undos: parts.undos ?? {},
    examine: parts.examine ?? (async () => []),
    register(app, context, dependencies, host) {
      const { page, backEnd, registerRoutes, stop } = parts.create(dependencies)
      const { hashesPassword = [] } = parts
      registerOperations(app, context, { operations: parts.page, handlers: page, hashesPassword })
      registerOperations(app, context, {
        operations: parts.backEnd,
        handlers: backEnd,
        hashesPassword,
        ...host,
        api: 'back-end',
      })
      registerRoutes?.(app, context)
      if (stop) app.addHook('preClose', async () => stop())
    },
  }
}
