import type { ProjectConfig } from '../config/config.ts'
import type { Source } from '../http/source-address.ts'

/** What a captcha's token turned out to be; `unreachable` when nobody could tell. */
export type CaptchaVerdict = 'solved' | 'failed' | 'unreachable'

/** Tells whether somebody solved the captcha of a project. */
export interface Captcha {
  /** @param token as the page sent it: anything at all */
  verify(
    token: string,
    about: { readonly project: ProjectConfig; readonly source: Source },
  ): Promise<CaptchaVerdict>
}
