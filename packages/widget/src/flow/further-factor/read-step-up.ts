import { PorticoAPIError } from '@portico/client'

/** A way to prove who one is. */
export type Way = 'passkey' | 'app' | 'password' | 'email' | 'wallet' | 'phone' | 'elsewhere'

/** What the service finds missing in a session, from its error `insufficient_factors`. */
export interface AskedStepUp {
  /** The ways in which this page can ask for it, the strongest first. */
  readonly ways: readonly Way[]
  /** The client app that demands it; empty if it has no name, or the page itself demands it. */
  readonly clientName: string
}

/** The service's names of the ways. */
const ways: Readonly<Record<string, Way>> = {
  webauthn: 'passkey',
  totp: 'app',
  password: 'password',
  email_otp: 'email',
}

/** Reads what to ask for; null for any other error. */
export function readStepUp(error: unknown): AskedStepUp | null {
  const details = error instanceof PorticoAPIError ? error.error_details : undefined
  const named = isObject(details) && isObject(details.step_up) ? details.step_up.ways : undefined
  if (!isObject(details) || !Array.isArray(named)) return null
  const { client_name: clientName } = details
  return {
    ways: named.flatMap((way) => ways[String(way)] ?? []),
    clientName: typeof clientName === 'string' ? clientName : '',
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
