import type { ApiOperation } from '@portico/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { ImportedCredentials } from '../../declarations/all-declarations.ts'
import type { MethodDeclaration } from '../../declarations/declare-method.ts'
import type { ProjectConfig, ServiceConfig } from '../../kernel/config/config.ts'
import type { MessageTemplate } from '../../kernel/delivery/message-template.ts'
import type { TextTemplate } from '../../kernel/delivery/text-template.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import {
  type Call,
  type Handlers,
  type ReadCredentials,
  type RouteContext,
  registerOperations,
} from '../../kernel/http/register-operations.ts'
import type { CredentialLine } from '../imports/credential-line.ts'
import type { MethodCommands } from './method-commands.ts'
import type { Undos } from './undo.ts'

type Table = Readonly<Record<string, ApiOperation>>

/** A method's handlers in one service. */
interface RunningMethod<Page extends Table, Host extends Table> {
  readonly page: Handlers<Page>
  readonly backEnd: Handlers<Host>
  /** Registers routes that are no operations, such as the target of a mail's link. */
  registerRoutes?(app: FastifyInstance, context: RouteContext): void
  /** Runs before the service stops. */
  stop?(): void
}

/** A way to sign in, or a further factor, as the service registers it. */
export interface Method {
  readonly id: string
  /** The templates of its mails, by name. */
  readonly messages: Readonly<Record<string, MessageTemplate>>
  /** The templates of its text messages, by name. */
  readonly texts: Readonly<Record<string, TextTemplate>>
  /** The undos of the events that its mails report. */
  readonly undos: Undos
  /** The fields by which a line of `portico users import` describes its credentials. */
  readonly line: CredentialLine | null
  /** Its commands on the command line. */
  readonly commands: MethodCommands | null
  /** Mails a user what signs them in, for a method that can do so without a page that asked. */
  readonly sendWayIn: SendWayIn | null
  /** Makes the form of a page on which no script runs, for a method that needs only the user's e-mail address. */
  readonly toScriptlessForm: ToScriptlessForm | null
  register(
    app: FastifyInstance,
    context: RouteContext,
    dependencies: Dependencies,
    host: { readonly readCredentials: ReadCredentials },
  ): void
  /**
   * Checks external systems for `portico doctor`.
   *
   * @returns lines that consist of `ok`, `note` or `wrong`, a subject and a finding
   */
  readonly examine: Examine
}

/**
 * Mails a user what signs them in.
 *
 * @param call.email one of the user's addresses
 * @throws AuthError the errors of a send
 */
export type SendWayIn = (
  dependencies: Dependencies,
  call: Pick<Call, 'project' | 'source' | 'http'> & { readonly email: string },
) => Promise<void>

/** A form with an e-mail address that a page can post without a script. */
export interface ScriptlessForm {
  /** The path at the service that it posts to. */
  readonly path: string
  /** Its hidden fields. */
  readonly fields: Readonly<Record<string, string>>
}

/**
 * Makes the form for a project and a widget's configuration; null where the project requires a script.
 */
export type ToScriptlessForm = (project: ProjectConfig, config: object) => ScriptlessForm | null

/** Checks the present state of the external systems that a method depends on. */
export type Examine = (
  config: ServiceConfig,
  ports: Pick<Dependencies, 'fetch' | 'clock'>,
) => Promise<readonly string[]>

/** A method with a credential describes it in a line of `portico users import`; the others have none. */
type LineOf<Declaration> = Declaration extends {
  readonly credential: { readonly id: infer Kind extends keyof ImportedCredentials }
}
  ? { readonly line: CredentialLine<Kind> }
  : { readonly line?: never }

/**
 * Adds the handlers to a method's declaration.
 *
 * @param declaration the part of the method that the lower layers know
 * @param parts.page its operations for pages, under `/sdk/v1`
 * @param parts.backEnd its operations for the host's back end, under `/v1`
 * @param parts.create makes its handlers; called once per service
 */
export function defineMethod<
  Declaration extends MethodDeclaration,
  Page extends Table,
  Host extends Table,
>(
  { id }: Declaration,
  parts: {
    readonly page: Page
    readonly backEnd: Host
    /** The operations that are refused while too many passwords wait to be hashed. */
    readonly hashesPassword?: readonly (keyof Page | keyof Host)[]
    readonly messages?: Readonly<Record<string, MessageTemplate>>
    readonly texts?: Readonly<Record<string, TextTemplate>>
    readonly undos?: Undos
    /**
     * Its commands on the command line.
     *
     * @default none
     */
    readonly commands?: MethodCommands
    /**
     * Mails a user what signs them in, because an operator asked for it.
     *
     * @default the method mails nothing without a page
     */
    readonly sendWayIn?: SendWayIn
    /**
     * Makes the form of a page on which no script runs.
     *
     * @default the method needs a script
     */
    readonly toScriptlessForm?: ToScriptlessForm
    /**
     * Checks external systems for `portico doctor`.
     *
     * @default nothing to check
     */
    readonly examine?: Examine
    create(dependencies: Dependencies): RunningMethod<NoInfer<Page>, NoInfer<Host>>
  } & LineOf<Declaration>,
): Method {
  return {
    id,
    messages: parts.messages ?? {},
    texts: parts.texts ?? {},
    undos: parts.undos ?? {},
    line: parts.line ?? null,
    commands: parts.commands ?? null,
    sendWayIn: parts.sendWayIn ?? null,
    toScriptlessForm: parts.toScriptlessForm ?? null,
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
