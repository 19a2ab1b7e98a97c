/**
 * Texts of the console messages for the site's developers. They are a chunk of their own: a page without mistakes
 * loads none of them.
 */
export const advice = {
  b2bToken: () =>
    'This public token belongs to a B2B project. Use the public token of a consumer project.',
  tokenForm: (token: string) => `The public token "${token}" does not start with "public-token-".`,
  refusedCookie: (name: string) =>
    `The browser refused the cookie "${name}": the session ends with this page. Serve the page over https and allow cookies.`,
  strayCookie: (name: string) =>
    `A stray cookie "${name}" could not be removed. Set cookieOptions.path and cookieOptions.domain to those it was written with.`,
}
