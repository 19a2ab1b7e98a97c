import type { Method } from '../accounts/sign-in/define-method.ts'
import type { Undos } from '../accounts/sign-in/undo.ts'
import type { MessageTemplate } from '../kernel/delivery/message-template.ts'
import type { TextTemplate } from '../kernel/delivery/text-template.ts'
import * as registry from './index.ts'

/** Every method. */
export const allMethods: readonly Method[] = Object.values(registry)

/** The templates of the methods' mails, by name. */
export const methodMessages: Readonly<Record<string, MessageTemplate>> = Object.assign(
  {},
  ...allMethods.map(({ messages }) => messages),
)

/** The templates of the methods' text messages, by name. */
export const methodTexts: Readonly<Record<string, TextTemplate>> = Object.assign(
  {},
  ...allMethods.map(({ texts }) => texts),
)

/** The undo of each event that methods report by mail, by the event's kind. */
export const methodUndos: Undos = Object.assign({}, ...allMethods.map(({ undos }) => undos))
