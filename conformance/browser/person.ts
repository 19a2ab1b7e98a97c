/** The person in front of a browser, as far as a provider's pages can tell. */
import type { WireRequest } from '../providers/tested-provider.ts'
import type { CookieJar } from './cookie-jar.ts'
import type { Form } from './read-forms.ts'

/** What a person was asked. */
export type Prompt = 'login' | 'consent' | 'logout'

/** A page of the provider, loaded. */
export interface LoadedPage {
  readonly url: URL
  readonly status: number
  readonly text: string
  readonly forms: readonly Form[]
}

/** What a person does with a page: where the browser goes next, and what had been asked, in this order. */
export interface Step {
  readonly prompts: readonly Prompt[]
  /** Everything the person could read and see, addresses of pictures and links included. */
  readonly seen: string
  readonly url: string
  readonly request?: WireRequest
}

export interface Person {
  /** null when the page asks nothing: the visit ends there. */
  answer(page: LoadedPage, cookies: CookieJar): Promise<Step | null>
}
