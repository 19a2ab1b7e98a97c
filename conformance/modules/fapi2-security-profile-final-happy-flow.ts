import { openBrowser } from '../browser/browser.ts'
import { createFapi2Module } from '../module-kinds/fapi2-flows.ts'
import { signInByFapi2 } from '../relying-party/fapi2-flow.ts'
import { ensure } from '../runner/failure.ts'

/** Two client apps sign the same person in, each with its own key. */
export const fapi2HappyFlow = createFapi2Module('happy-flow', async (context) => {
  const browser = await openBrowser(context.provider)
  const first = await signInByFapi2(context, { browser })
  const second = await signInByFapi2(context, { browser })
  ensure(first.code !== second.code, 'a code came twice')
  ensure(first.tokens.accessToken !== second.tokens.accessToken, 'an access token came twice')
})
