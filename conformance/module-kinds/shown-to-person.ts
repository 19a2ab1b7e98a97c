import type { Module } from '../runner/module.ts'
import { relyingPartyOrigin } from '../subjects/outside.ts'
import { createHappyFlow } from './happy-flow.ts'

/** A module that registers an address for people and looks for it where the person decides. */
export function createShownToPerson(
  name: string,
  field: 'logo_uri' | 'policy_uri' | 'tos_uri',
): Module {
  const address = `${relyingPartyOrigin}/${field}.png`
  const registration = { metadata: { [field]: address, client_uri: relyingPartyOrigin } }
  return createHappyFlow(name, { registration }, (trial, { client, landing }) => {
    if (client.metadata[field] !== address) trial.warn(`registration: ${field} is not kept`)
    const isShown = landing.shown.some(({ seen }) => seen.includes(address))
    if (!isShown) trial.warn(`${field} is shown to nobody`)
  })
}
