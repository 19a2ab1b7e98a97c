import type { Protocol } from './create-protocol.ts'
import type { EnginePorts } from './engine/engine-ports.ts'

/** Returns the parts that need the protocol engine. */
export type LoadProtocol = () => Promise<Protocol>

/**
 * Loads the protocol engine when it is first needed: a service without client apps starts without it.
 *
 * @returns a function that returns the engine, the same every time
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
  // On Node 20 the library prints a warning. The service is tested there, and prints only its own log.
  console.warn = () => {}
  try {
    const { createProtocol } = await import('./create-protocol.ts')
    return createProtocol(ports)
  } finally {
    console.warn = warn
  }
}
