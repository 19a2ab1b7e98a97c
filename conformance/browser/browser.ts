/**
 * A browser as far as a provider can tell: it keeps cookies, follows redirects, sends forms that send
 * themselves, shows pages to its person, and stops where another site begins.
 */
import type { TestedProvider, WireRequest } from '../providers/tested-provider.ts'
import { createCookieJar } from './cookie-jar.ts'
import type { Person, Prompt } from './person.ts'
import { readForms } from './read-forms.ts'

interface Shown {
  readonly prompt: Prompt
  readonly seen: string
}

/** The browser was led to the relying party. */
export interface Callback {
  readonly kind: 'callback'
  readonly url: URL
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly contentType: string | null
  readonly body: string
  readonly shown: readonly Shown[]
}

/** The browser stayed at a page of the provider. */
export interface Page {
  readonly kind: 'page'
  readonly url: URL
  readonly status: number
  readonly text: string
  readonly shown: readonly Shown[]
}

export type Landing = Callback | Page

export interface Browser {
  visit(url: string, request?: WireRequest): Promise<Landing>
}

const mostSteps = 30

/** A new browser with no cookies, and a new person in front of it. */
export async function openBrowser(provider: TestedProvider): Promise<Browser> {
  const person = await provider.createPerson()
  return createBrowser(provider, person)
}

export function createBrowser(provider: TestedProvider, person: Person): Browser {
  const jar = createCookieJar()
  const home = new URL(provider.issuer).origin

  const load = async (url: URL, request: WireRequest) => {
    const cookie = jar.read(url)
    const answer = await provider.send(url.href, {
      ...request,
      headers: { accept: 'text/html', ...request.headers, ...(cookie && { cookie }) },
    })
    jar.keepFrom(url, answer.headers)
    return answer
  }

  return {
    async visit(address, first = {}) {
      const shown: Shown[] = []
      let url = new URL(address)
      let request = first
      for (let step = 0; step < mostSteps; step += 1) {
        if (url.origin !== home) return toCallback(url, request, shown)
        const answer = await load(url, request)
        const location = answer.headers.get('location')
        if (answer.status >= 300 && answer.status < 400 && location) {
          if (answer.status < 307) request = {}
          // a redirect without a fragment of its own keeps the one before it; none is ever sent here
          url = new URL(location, url)
          continue
        }
        const text = await answer.text()
        const forms = readForms(text)
        const page = { url, status: answer.status, text, forms }
        const [form] = forms
        const next = await person.answer(page, jar)
        if (next) {
          for (const prompt of next.prompts) shown.push({ prompt, seen: next.seen })
          url = new URL(next.url, url)
          request = next.request ?? {}
        } else if (form?.isHidden && form.action) {
          url = new URL(form.action, url)
          request = toFormRequest(form.fields)
        } else {
          return { kind: 'page', url, status: answer.status, text, shown }
        }
      }
      throw new Error(
        `The browser was led on more than ${mostSteps} times, at last to ${url.href}.`,
      )
    },
  }
}

/** A form, sent. */
export function toFormRequest(fields: Iterable<readonly [string, string]>): WireRequest {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams([...fields].map(([name, value]) => [name, value])).toString(),
  }
}

function toCallback(url: URL, request: WireRequest, shown: readonly Shown[]): Callback {
  return {
    kind: 'callback',
    url,
    method: request.method ?? 'GET',
    contentType: request.headers?.['content-type'] ?? null,
    body: request.body ?? '',
    shown,
  }
}
