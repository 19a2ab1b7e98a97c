import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import type { ProjectConfig } from '../config/config.ts'
import type { TextChannel } from './text-sender.ts'

/** A text message, rendered. */
export interface RenderedText {
  readonly text: string
  /** The passcode that it carries. */
  readonly code: string
}

/** Whose message it is and in which language. */
export interface TextContext {
  readonly project: Pick<ProjectConfig, 'name' | 'texts'>
  readonly channel: TextChannel
  /** BCP 47; a language without a catalogue is rendered in English. */
  readonly locale: string
}

/** One text message of one method. */
export interface TextTemplate {
  /** @throws Error when the payload is not what the template declares. */
  render(payload: unknown, context: TextContext): RenderedText
}

/**
 * Declares a text message, as `defineMessage` does a mail.
 *
 * @param schema what the payload holds; the worker refuses any other
 * @param render a pure function of payload and context
 */
export function defineText<Schema extends TSchema>(
  schema: Schema,
  render: (payload: Static<Schema>, context: TextContext) => RenderedText,
): TextTemplate {
  return {
    render(payload, context) {
      // The payload carries a secret: the error names none of it.
      if (!Value.Check(schema, payload)) throw new Error('the payload does not fit its template')
      return render(payload, context)
    },
  }
}
