import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import type { ProjectConfig } from '../config/config.ts'
import type { TextChannel } from './text-sender.ts'

/** A rendered text message. */
export interface RenderedText {
  readonly text: string
  /** The passcode in the text. */
  readonly code: string
}

/** The project and the language of a text. */
export interface TextContext {
  readonly project: Pick<ProjectConfig, 'name' | 'texts'>
  readonly channel: TextChannel
  /** A BCP 47 tag; without a catalogue for it the text is in English. */
  readonly locale: string
}

/** A text template of a method. */
export interface TextTemplate {
  /**
   * Renders the text.
   *
   * @throws Error when the payload does not match the template's schema
   */
  render(payload: unknown, context: TextContext): RenderedText
}

/**
 * Declares a text template, as `defineMessage` does for mails.
 *
 * @param schema the payload's schema; the worker refuses any other payload
 * @param render a pure function of payload and context
 */
export function defineText<Schema extends TSchema>(
  schema: Schema,
  render: (payload: Static<Schema>, context: TextContext) => RenderedText,
): TextTemplate {
  return {
    render(payload, context) {
      // The error contains nothing of the payload, which holds a secret.
      if (!Value.Check(schema, payload)) throw new Error('the payload does not fit its template')
      return render(payload, context)
    },
  }
}
