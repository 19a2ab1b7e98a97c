import type { Page } from 'playwright-core'

/** Answers requests in the service's place, across origins as it does. */
export const answer = (
  page: Page,
  pattern: string,
  toAnswer: () => { readonly status: number; readonly json: object },
) =>
  page.route(pattern, (route) =>
    route.request().method() === 'OPTIONS'
      ? route.continue()
      : route.fulfill({
          ...toAnswer(),
          headers: {
            'access-control-allow-origin': route.request().headers().origin ?? '*',
            'access-control-allow-credentials': 'true',
          },
        }),
  )
