import type { WidgetConfig } from '../framework.ts'

/** Writes the page: the sign-in card for visitors, and what members see. */
export const toMembers = (config: WidgetConfig): string => `<script setup lang="ts">
interface Portico {
  session: {
    onChange(listener: (session: object | null) => void): void
    revoke(): Promise<unknown>
  }
  authenticateByUrl(options: { session_duration_minutes: number }): Promise<unknown>
}

// the server finds out who it is, and the page gets to know it with its HTML
const visitor = useState('portico', () => {
  const { portico, card } = useRequestEvent()?.context ?? {}
  const { user, reason } = portico ?? {}
  if (reason === 'unavailable')
    throw createError({ status: 503, message: 'Please try again in a moment.' })
  return {
    address: user ? (user.email ?? user.phone_number ?? user.user_id) : null,
    service: card?.service ?? '',
    publicToken: card?.publicToken ?? '',
  }
})
const card = useTemplateRef<HTMLElement & { render(options: object): void }>('card')
const portico = shallowRef<Portico>()

const config = ${config.toSource(0)}

onMounted(async () => {
  const { service, publicToken, address } = visitor.value
  // reached by a link of the app: the server has not been asked yet
  if (!service) return location.reload()
  const { Portico } = await import(/* @vite-ignore */ \`\${service}/portico.js\`)
  const client: Portico = new Portico(publicToken, { customBaseUrl: location.origin })
  portico.value = client
  card.value?.render({ client, config })
  // signed in or out, here or in another tab: the server decides what the page shows
  client.session.onChange((session) => {
    if (Boolean(session) !== Boolean(address)) location.reload()
  })
  // links in mails lead back to this page
  client
    .authenticateByUrl({ session_duration_minutes: 60 })
    .catch((error: Error) => alert(error.message))
})
</script>

<template>
  <main>
    <div v-if="visitor.address">
      <h1>Members</h1>
      <p>Signed in as {{ visitor.address }}</p>
      <button type="button" :disabled="!portico" @click="portico?.session.revoke()">Sign out</button>
    </div>
    <component :is="'portico-sign-in'" v-else ref="card" />
  </main>
</template>
`
