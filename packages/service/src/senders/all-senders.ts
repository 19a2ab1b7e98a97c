/** Combines the senders of texts: these types and functions follow from the registry. */
import {
  type ConfigOf,
  converted,
  type DeclaredSetting,
  union,
  type WrittenOf,
} from '../foundation/settings/declare-settings.ts'
import type { SenderDeclaration, SenderPorts } from './declare-sender.ts'
import * as registry from './index.ts'
import type { TextChannel, TextSender } from './text-sender.ts'

type Declared = Extract<(typeof registry)[keyof typeof registry], { readonly setting: unknown }>

/** One of a project's senders, as an operator writes it. */
export type SenderSettings = WrittenOf<Declared['setting']>

/** One of a project's senders, with its defaults filled in and its secrets read. */
export type SenderConfig = ConfigOf<Declared['setting']>

/** A sender without the types of its own settings. */
export type AnySender = SenderDeclaration<SenderConfig['type'], SenderSettings, SenderConfig>

/** All senders of texts, in the registry's order. */
export const allSenders: readonly AnySender[] = Object.values(registry).filter(
  (sender) => 'setting' in sender,
)

/** Finds the sender that a setting selects. */
const getSender = ({ type }: Pick<SenderConfig, 'type'>): AnySender => {
  const found = allSenders.find(({ id }) => id === type)
  if (!found) throw new Error(`there is no sender "${type}"`)
  return found
}

const written: DeclaredSetting<SenderSettings, unknown> = union(
  ...allSenders.map(({ setting }) => setting),
)

/** The setting of one sender. */
export const senderSetting = converted<SenderSettings, SenderConfig>(written, (sender, context) =>
  getSender(sender).setting.toConfig(sender, context),
)

/** Returns the channels that a configured sender serves. */
export function findChannels(config: SenderConfig): readonly TextChannel[] {
  const { channels, findChannels } = getSender(config)
  return findChannels?.(config) ?? channels
}

/** Creates a configured sender. */
export function createSender(config: SenderConfig, ports: SenderPorts): TextSender {
  const { send, examine } = getSender(config).create(config, ports)
  return {
    name: config.type,
    channels: findChannels(config),
    send,
    examine: () =>
      examine().catch(
        (cause: unknown) =>
          `could not be called: ${cause instanceof Error ? cause.message : 'failed'}`,
      ),
  }
}
