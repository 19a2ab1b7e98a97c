import type { ProjectConfig } from '../config/config.ts'

/** What is thought of a browser; `UNREACHABLE` when nobody could tell. */
export type FingerprintVerdict = 'ALLOW' | 'CHALLENGE' | 'BLOCK' | 'UNREACHABLE'

/** Judges a browser by the telemetry that its page sent off. */
export interface Fingerprint {
  judge(
    telemetryId: string,
    about: {
      readonly project: ProjectConfig
      /** What is asked for: the operation's path, `/otps/authenticate`. */
      readonly action: string
    },
  ): Promise<FingerprintVerdict>
}
