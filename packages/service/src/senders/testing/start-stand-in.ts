import type { SenderStandIn, StandInOptions, StartedStandIn } from '@portico/testkit/senders'
import { Value } from 'typebox/value'
import { type SenderConfig, type SenderSettings, senderSetting } from '../all-senders.ts'

/** A running simulation of a sender's provider, and the configuration that an operator's settings for it lead to. */
export interface StandIn extends StartedStandIn {
  readonly settings: SenderSettings
  readonly config: SenderConfig
}

/**
 * Starts the stand-in of a registered sender, which the testkit has in a folder of the same name.
 *
 * @throws Error when its settings are none that an operator may write
 */
export async function startStandIn(id: string, options?: StandInOptions): Promise<StandIn> {
  const { standIn }: { readonly standIn: SenderStandIn } = await import(
    `@portico/testkit/senders/${id}`
  )
  const started = await standIn.start(options)
  const { settings, secrets } = started
  const { schema } = senderSetting
  if (!isSettings(settings)) throw new Error(JSON.stringify(Value.Errors(schema, settings)))
  return { ...started, settings, config: senderSetting.toConfig(settings, { secrets }) }
}

const isSettings = (settings: object): settings is SenderSettings =>
  Value.Check(senderSetting.schema, settings)
