/** Opens the operators’ console. */
import { createRoot } from 'react-dom/client'
import { call } from './call/call.ts'
import { hasPageKey } from './call/page-key.ts'
import { App } from './shell/app.tsx'
import { useLanguage } from './words/words.ts'

function Root() {
  return <App key={useLanguage()} />
}

const root = document.getElementById('app')
// before the address is read: a document without a key is loaded again if there is a session, and the address leads on there
if (!hasPageKey()) await call('GET', 'session').catch(() => {})
if (root) createRoot(root).render(<Root />)
