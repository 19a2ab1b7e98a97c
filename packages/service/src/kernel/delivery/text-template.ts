import type { TextChannel } from '../../senders/text-sender.ts'
import type { ProjectConfig } from '../config/config.ts'
import { createDefine, type Template } from './message-template.ts'

/** A rendered text message. */
export interface RenderedText {
  readonly text: string
  /** The passcode in the text; empty in a text without one. */
  readonly code: string
}

/** The project and the language of a text. */
export interface TextContext {
  readonly project: Pick<ProjectConfig, 'name' | 'texts'>
  readonly channel: TextChannel
  /** A BCP 47 tag; without a catalogue for it the text is in English. */
  readonly locale: string
}

/** A template of text messages. */
export type TextTemplate = Template<TextContext, RenderedText>

/** Declares a template of text messages. */
export const defineText = createDefine<TextContext, RenderedText>()
