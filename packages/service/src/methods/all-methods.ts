import type { CredentialLine } from '../accounts/imports/credential-line.ts'
import { createAdditionUndo } from '../accounts/sign-in/create-addition-undo.ts'
import type { Method } from '../accounts/sign-in/define-method.ts'
import type { MethodCommands } from '../accounts/sign-in/method-commands.ts'
import type { Undos } from '../accounts/sign-in/undo.ts'
import { credentialKinds, standardAdditions } from '../declarations/all-declarations.ts'
import { defineAdditionMail } from '../kernel/delivery/define-addition-mail.ts'
import type { MessageTemplate } from '../kernel/delivery/message-template.ts'
import type { TextTemplate } from '../kernel/delivery/text-template.ts'
import * as registry from './index.ts'

export const allMethods: readonly Method[] = Object.values(registry)

/** The methods by their products, the names that they have in the widget. */
export const methodsByProduct: ReadonlyMap<string, Method> = new Map(Object.entries(registry))

const isAddress = ({ kind }: CredentialLine) =>
  credentialKinds.some(({ id, address }) => id === kind && address !== undefined)

/** The parts of a line of `portico users import` that describe credentials: those that are addresses, then the others. */
export const credentialLines: readonly CredentialLine[] = allMethods
  .flatMap(({ line }) => line ?? [])
  .toSorted((a, b) => Number(isAddress(b)) - Number(isAddress(a)))

/** The templates of all methods' mails, by their names. */
export const methodMessages: Readonly<Record<string, MessageTemplate>> = Object.assign(
  {},
  ...standardAdditions.map(([, addition]) => ({ [addition.notice]: defineAdditionMail(addition) })),
  ...allMethods.map(({ messages }) => messages),
)

/** The commands that methods add to the command line. */
export const methodCommands: readonly MethodCommands[] = allMethods.flatMap(
  ({ commands }) => commands ?? [],
)

/** The templates of all methods' text messages, by their names. */
export const methodTexts: Readonly<Record<string, TextTemplate>> = Object.assign(
  {},
  ...allMethods.map(({ texts }) => texts),
)

/** The undo of each event that a method's notice reports, by the event's kind. */
export const methodUndos: Undos = Object.assign(
  {},
  ...standardAdditions.map(([kind, addition]) => ({
    [addition.eventKind]: createAdditionUndo(kind, addition),
  })),
  ...allMethods.map(({ undos }) => undos),
)
