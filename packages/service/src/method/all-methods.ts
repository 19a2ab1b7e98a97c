import type { MessageTemplate } from '../delivery/message-template.ts'
import type { TextTemplate } from '../delivery/text-template.ts'
import * as registry from '../methods/index.ts'
import type { Undos } from '../sign-in/undo.ts'
import type { Method } from './define-method.ts'

/** Every method. */
export const allMethods: readonly Method[] = Object.values(registry)

/** What their mails say, by template name. */
export const methodMessages: Readonly<Record<string, MessageTemplate>> = Object.assign(
  {},
  ...allMethods.map(({ messages }) => messages),
)

/** What their text messages say, by template name. */
export const methodTexts: Readonly<Record<string, TextTemplate>> = Object.assign(
  {},
  ...allMethods.map(({ texts }) => texts),
)

/** How what they told of is undone, by kind. */
export const methodUndos: Undos = Object.assign({}, ...allMethods.map(({ undos }) => undos))
