import { type Choices, type EditedFile, type Framework, serverNames } from '../framework.ts'
import { all, replaceOnly } from '../shared/edits.ts'
import { toCreation } from '../shared/server-code.ts'

/** SvelteKit: a hook that knows who it is, and a page for members. */
export const sveltekit: Framework = {
  id: 'sveltekit',
  label: 'SvelteKit',
  rank: 3,
  detect: (app) => app.dependsOn('@sveltejs/kit'),
  scripts: ['dev'],
  port: 5173,
  toPort: (port) => ({ args: ['--port', String(port), '--strictPort'], env: {} }),
  environment: { files: ['.env', '.env.local'], names: serverNames },
  hasServer: true,
  packages: ['@portico/server'],
  page: '/members',
  list({ isTypeScript }, choices) {
    const script = isTypeScript ? 'ts' : 'js'
    return [
      { path: `src/hooks.server.${script}`, content: hooks },
      { path: `src/routes/members/+page.server.${script}`, content: toLoad(isTypeScript) },
      { path: 'src/routes/members/+page.svelte', content: toPage(choices, isTypeScript) },
      ...(isTypeScript ? [locals] : []),
    ]
  },
}

const locals: EditedFile = {
  path: 'src/app.d.ts',
  edit: (text) =>
    all(
      replaceOnly(
        text,
        /^([ \t]*)\/\/ interface Locals \{\}$/,
        ([, indent]) =>
          `${indent}interface Locals {\n${indent}${indent?.slice(0, 1) === '\t' ? '\t' : '  '}portico: import('@portico/server').SignedIn | import('@portico/server').SignedOut\n${indent}}`,
      ),
    ),
  byHand: {
    lines: "portico: import('@portico/server').SignedIn | import('@portico/server').SignedOut",
    where: 'in the interface Locals of the namespace App',
  },
}

const hooks = `import { env } from '$env/dynamic/private'
import { createPortico } from '@portico/server'
import { createHandle } from '@portico/server/sveltekit'

const portico = ${toCreation((name) => `env.${name} ?? ''`)}

// passes /sdk on to the service, and sets event.locals.portico
export const handle = createHandle(portico)
`

const toLoad = (isTypeScript: boolean) => `import { error } from '@sveltejs/kit'
import { env } from '$env/dynamic/private'
${isTypeScript ? "import type { PageServerLoad } from './$types'\n" : ''}
/** Who it is, for the page. */
export const load${isTypeScript ? ': PageServerLoad' : ''} = ({ locals }) => {
  const { user, reason } = locals.portico
  if (reason === 'unavailable') error(503, 'Please try again in a moment.')
  return {
    address: user && (user.email ?? user.phone_number ?? user.user_id),
    service: env.PORTICO_URL ?? '',
    publicToken: env.PORTICO_PUBLIC_TOKEN ?? '',
  }
}
`

const toPage = ({ config }: Choices, isTypeScript: boolean) => {
  const ts = (text: string) => (isTypeScript ? text : '')
  return `<script${ts(' lang="ts"')}>
import { onMount } from 'svelte'
import { invalidateAll } from '$app/navigation'
${ts(`import type { PageProps } from './$types'

interface Portico {
  session: {
    onChange(listener: (session: object | null) => void): () => void
    revoke(): Promise<unknown>
  }
  authenticateByUrl(options: { session_duration_minutes: number }): Promise<unknown>
}
`)}
const { data }${ts(': PageProps')} = $props()
let card${ts(': (HTMLElement & { render(options: object): void }) | undefined')} = $state.raw()
let portico${ts(': Portico | undefined')} = $state.raw()

const config = ${config.toSource(0)}

onMount(() => {
  const loaded = import(/* @vite-ignore */ \`\${data.service}/portico.js\`).then(({ Portico }) => {
    const client${ts(': Portico')} = new Portico(data.publicToken, { customBaseUrl: location.origin })
    portico = client
    // links in mails lead back to this page
    client
      .authenticateByUrl({ session_duration_minutes: 60 })
      .catch((error${ts(': Error')}) => alert(error.message))
    // signed in or out, here or in another tab: the server decides what the page shows
    return client.session.onChange((session) => {
      if (Boolean(session) !== Boolean(data.address)) invalidateAll()
    })
  })
  return () => {
    loaded.then((stop) => stop())
  }
})

$effect(() => {
  if (portico) card?.render({ client: portico, config })
})
</script>

{#if data.address}
  <h1>Members</h1>
  <p>Signed in as {data.address}</p>
  <button type="button" disabled={!portico} onclick={() => portico?.session.revoke()}>Sign out</button>
{:else}
  <portico-sign-in bind:this={card}></portico-sign-in>
{/if}
`
}
