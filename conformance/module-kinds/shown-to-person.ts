import { relyingPartyOrigin } from '../providers/external-documents.ts'
import type { Module } from '../runner/module.ts'
import { createHappyFlow } from './happy-flow.ts'

/** A module that registers an address for people and looks for it where the person decides. */
export function createShownToPerson(
  name: string,
  field: 'logo_uri' | 'policy_uri' | 'tos_uri',
): Module {
  const address = `${relyingPartyOrigin}/${field}.png`
  const registration = { metadata: { [field]: address, client_uri: relyingPartyOrigin } }
  return createHappyFlow(name, { registration }, (context, { client, landing }) => {
    if (client.metadata[field] !== address) context.warn(`registration: ${field} is not kept`)
    const isShown = landing.shown.some(({ seen }) => seen.includes(address))
    if (!isShown) context.warn(`${field} is shown to nobody`)
  })
}
