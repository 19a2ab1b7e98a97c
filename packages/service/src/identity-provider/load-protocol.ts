import type { Protocol } from './create-protocol.ts'
import type { EnginePorts } from './engine/engine-ports.ts'

/** Hands out all that needs the protocol engine. */
export type LoadProtocol = () => Promise<Protocol>

/**
 * Loads the protocol engine when it is first needed: a service without client apps starts without it.
 *
 * @returns what gives it, the same one every time
 */
export function createProtocolLoader(ports: EnginePorts): LoadProtocol {
  let loading: Promise<Protocol> | null = null
  return () => {
    loading ??= load(ports)
    return loading
  }
}

async function load(ports: EnginePorts): Promise<Protocol> {
  const { warn } = console
  // The library prints a line about Node 20, on which it is tested here; our log is the service's only voice.
  console.warn = () => {}
  try {
    const { createProtocol } = await import('./create-protocol.ts')
    return createProtocol(ports)
  } finally {
    console.warn = warn
  }
}
