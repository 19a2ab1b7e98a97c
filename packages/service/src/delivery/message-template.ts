/**
 * What a message is made from. A method declares its messages with `defineMessage`; the outbox worker
 * renders them. Payloads come out of the database, so they are checked before a template sees them.
 */
import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import type { ProjectConfig } from '../config/config.ts'

/** A message, rendered. */
export interface RenderedMessage {
  readonly subject: string
  readonly html: string
  readonly text: string
  /** The passcode that the message carries, or null. */
  readonly code: string | null
  /** The links that do something; `kind` says what (`login`, `signup`, `not_me`). */
  readonly links: readonly { readonly kind: string; readonly url: string }[]
}

/** Whose message it is and in which language. */
export interface MessageContext {
  readonly project: Pick<ProjectConfig, 'name' | 'emailTemplates' | 'brand' | 'mails'>
  /** BCP 47; a language without a catalogue is rendered in English. */
  readonly locale: string
  /** The address that it goes to. */
  readonly to: string
}

/** One message of one method. */
export interface MessageTemplate {
  /** @throws Error when the payload is not what the template declares. */
  render(payload: unknown, context: MessageContext): RenderedMessage
}

/**
 * Declares a message.
 *
 * @param schema what the payload holds; the worker refuses any other
 * @param render a pure function of payload and context
 */
export function defineMessage<Schema extends TSchema>(
  schema: Schema,
  render: (payload: Static<Schema>, context: MessageContext) => RenderedMessage,
): MessageTemplate {
  return {
    render(payload, context) {
      // The payload carries a secret: the error names none of it.
      if (!Value.Check(schema, payload)) throw new Error('the payload does not fit its template')
      return render(payload, context)
    },
  }
}
