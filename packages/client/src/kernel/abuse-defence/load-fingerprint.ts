import type { LoadedFingerprint } from '../../foundation/ports.ts'
import { loadScript } from './load-script.ts'

type GetTelemetryId = (publicToken: string, submitUrl: string) => Promise<string>

/** Loads `telemetry.js`, which defines `GetTelemetryID`. */
export async function loadFingerprint(cdnUrl: string): Promise<LoadedFingerprint> {
  await loadScript(`${cdnUrl}/telemetry.js`)
  const { GetTelemetryID }: { GetTelemetryID?: GetTelemetryId } = Object(window) // the script's global
  if (!GetTelemetryID) throw new Error('The fingerprint script did not start.')
  return { identify: async (publicToken, submitUrl) => GetTelemetryID(publicToken, submitUrl) }
}
