import type { ProjectConfig } from '../config/config.ts'

/** The verdict on a browser; `UNREACHABLE` when the fingerprint service did not answer. */
export type FingerprintVerdict = 'ALLOW' | 'CHALLENGE' | 'BLOCK' | 'UNREACHABLE'

/** Judges a browser by the telemetry that its page sent to the fingerprint service. */
export interface Fingerprint {
  judge(
    telemetryId: string,
    about: {
      readonly project: ProjectConfig
      /** The operation's path: `/otps/authenticate`. */
      readonly action: string
    },
  ): Promise<FingerprintVerdict>
}
