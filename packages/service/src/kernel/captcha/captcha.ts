import type { ProjectConfig } from '../config/config.ts'
import type { Source } from '../http/source-address.ts'

/** The result of checking a captcha's token; `unreachable` when the provider did not answer. */
export type CaptchaVerdict = 'solved' | 'failed' | 'unreachable'

/** Verifies captcha tokens of a project. */
export interface Captcha {
  /**
   * Verifies a token.
   *
   * @param token as the page sent it, not validated
   */
  verify(
    token: string,
    about: { readonly project: ProjectConfig; readonly source: Source },
  ): Promise<CaptchaVerdict>
}
