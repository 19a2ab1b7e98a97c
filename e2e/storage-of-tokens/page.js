/** A host page that keeps its client at hand, and prints nothing of what it hears. */
import { StytchUIClient } from '/bundle/portico.js'

const { publicToken, client: options } = window.hostOptions
const client = new StytchUIClient(publicToken, options)
window.watched = client

const show = (user) => {
  document.getElementById('status').textContent = user
    ? `Signed in as ${user.emails[0].email}`
    : 'Signed out'
}
client.user.onChange(show)
show(client.user.getSync())
client.authenticateByUrl({ session_duration_minutes: 30 })
