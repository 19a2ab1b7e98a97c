/**
 * What a mail sender is: one value, like a sender of texts, but the environment configures it for all projects, and it may
 * keep connections open until the service stops.
 */
import type { Clock } from '../foundation/clock.ts'
import type { OpenVariable } from '../foundation/environment-variable.ts'
import type { ConfigProblem } from '../foundation/errors/config-error.ts'
import type { CallPorts } from './call-sender.ts'
import type { DevInbox } from './create-dev-inbox.ts'
import type { OpenMailSender } from './mail-sender.ts'
import type { TextChannel, TextSender } from './text-sender.ts'

/** The configuration that every mail sender has. */
export interface MailSenderConfig<Id extends string> {
  readonly type: Id
  /** The sender's address of projects without one of their own; null if mail leaves no machine. */
  readonly from: string | null
}

/** What a mail sender uses. */
export interface MailSenderPorts extends CallPorts {
  readonly clock: Clock
  readonly devInbox: DevInbox
}

/** How DNS is asked, as `node:dns/promises` does. */
export interface DnsPorts {
  lookup(name: string): Promise<unknown>
  resolveTxt(name: string): Promise<readonly (readonly string[])[]>
}

/** What the variables of all mail senders say. */
export interface MailContext {
  readonly baseUrl: string
  /** `MAIL_FROM`; '' if it is missing, which is reported. */
  readonly from: string
}

/** Settings that make mail less safe. */
export interface WeakMailSettings {
  /** Production refuses them. */
  readonly grave: readonly ConfigProblem[]
  /** They may be intended, in a closed network. */
  readonly notes: readonly string[]
}

/** The declaration of a mail sender. */
export interface MailSenderDeclaration<
  Id extends string,
  Name extends string,
  Config extends MailSenderConfig<Id>,
> {
  /** Its name in the configuration. */
  readonly id: Id
  readonly channels: readonly ('email' | TextChannel)[]
  /** The environment variables that configure it. The first selects it; a sender without one keeps mail that no other sends. */
  readonly variables: readonly Name[]
  /** Reads its variables and reports their problems; `MAIL_FROM`, which every sender has, is read already. */
  read(open: OpenVariable<Name>, context: MailContext): Config
  /** Opens the sender; it is closed when the service has stopped. */
  open(config: Config, ports: MailSenderPorts): OpenMailSender | Promise<OpenMailSender>
  /** What `portico doctor` says of it. */
  describe(config: Config): string
  /** Missing if its provider is not found by the DNS of the sender's domain. */
  examineDns?(
    config: Config,
    /** The sender's addresses of all projects. */
    addresses: readonly string[],
    ports: DnsPorts,
  ): Promise<{ readonly problems: readonly ConfigProblem[]; readonly notes: readonly string[] }>
  findWeakSettings?(config: Config): WeakMailSettings
  /** Creates the sender of texts of projects that configure none, in development. */
  createTextSender?(ports: MailSenderPorts): TextSender
}

/** Declares a mail sender. */
export const declareMailSender = <
  const Id extends string,
  const Name extends string,
  Config extends MailSenderConfig<Id>,
>(
  declared: MailSenderDeclaration<Id, Name, Config>,
): MailSenderDeclaration<Id, Name, Config> => declared
