/**
 * The pages that are compared, by path: each has the place for the form, and what a site's developer puts there.
 *
 * @param service of `startBuiltService`
 * @param origin where pages reach it
 */
export async function toWidgetPages({ origin: own, publicToken }, origin) {
  const page = (content) =>
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sign in</title>${content}</html>`
  const settings = `<script>window.bench=${JSON.stringify({ service: origin, publicToken })}</script>`
  const bundled = (name) =>
    page(
      `${settings}<div id="sign-in"></div><script type="module" src="/${name}/entry.js"></script>`,
    )
  const mount = `
  const portico = new Portico('${publicToken}')
  const here = location.origin + location.pathname
  document.querySelector('portico-sign-in').render({
    client: portico,
    config: {
      products: ['emailMagicLinks'],
      emailMagicLinksOptions: { loginRedirectURL: here, signupRedirectURL: here },
    },
  })`
  /** Made for one page, whose address its links lead to: `here`, as the site says it. */
  const toServed = async (here) => {
    const options = {
      config: {
        products: ['emailMagicLinks'],
        emailMagicLinksOptions: { loginRedirectURL: here, signupRedirectURL: here },
      },
    }
    const query = new URLSearchParams({
      public_token: publicToken,
      options: Buffer.from(JSON.stringify(options)).toString('base64url'),
    })
    const answer = await fetch(`${origin}/v1/public/snippets/sign-in.html?${query}`)
    if (!answer.ok) throw new Error(await answer.text())
    // It names the service as that names itself, and nothing may be fetched past the slow network.
    return (await answer.text()).replaceAll(own, origin)
  }
  return {
    '/bare': page('<p class="bare">Sign in</p>'),
    '/script': page(`<link rel="modulepreload" href="${origin}/portico.js" />
<portico-sign-in></portico-sign-in><script type="module">
  import { Portico } from '${origin}/portico.js'
${mount}
</script>`),
    '/snippet': page(`${await toServed('http://localhost/snippet')}<script type="module">
  import { Portico } from '${origin}/portico.js'
${mount}
</script>`),
    '/npm-react': bundled('npm-react'),
    '/react-form': bundled('react-form'),
    '/preact-form': bundled('preact-form'),
    '/vendor': bundled('vendor'),
  }
}
