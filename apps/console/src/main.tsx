/** Opens the operators’ console. */
import { createRoot } from 'react-dom/client'
import { App } from './shell/app.tsx'
import { useLanguage } from './words/words.ts'

function Root() {
  return <App key={useLanguage()} />
}

const root = document.getElementById('app')
if (root) createRoot(root).render(<Root />)
