/**
 * Templates of messages. Methods declare them with `defineMessage`, and the outbox worker renders them. Payloads come
 * from the database, so they are validated before rendering.
 */
import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import type { RenderedMessage } from '../../senders/mail-sender.ts'
import type { ProjectConfig } from '../config/config.ts'

/** The project, the language and the address of a message. */
export interface MessageContext {
  readonly project: Pick<ProjectConfig, 'name' | 'emailTemplates' | 'brand' | 'mails'>
  /** A BCP 47 tag; without a catalogue for it the message is in English. */
  readonly locale: string
  /** The recipient's address. */
  readonly to: string
}

/** A template of a method. */
export interface Template<Context, Rendered> {
  /**
   * Renders the message.
   *
   * @throws Error when the payload does not match the template's schema
   */
  render(payload: unknown, context: Context): Rendered
}

/** A template of mails. */
export type MessageTemplate = Template<MessageContext, RenderedMessage>

/** Creates the function that declares templates of one kind. */
export const createDefine =
  <Context, Rendered>() =>
  /**
   * Declares a template.
   *
   * @param schema the payload's schema; the worker refuses any other payload
   * @param render a pure function of payload and context
   */
  <Schema extends TSchema>(
    schema: Schema,
    render: (payload: Static<Schema>, context: Context) => Rendered,
  ): Template<Context, Rendered> => ({
    render(payload, context) {
      // The error contains nothing of the payload, which holds a secret.
      if (!Value.Check(schema, payload)) throw new Error('the payload does not fit its template')
      return render(payload, context)
    },
  })

/** Declares a template of mails. */
export const defineMessage = createDefine<MessageContext, RenderedMessage>()
