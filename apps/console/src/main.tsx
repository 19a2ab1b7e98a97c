/** Opens the operators’ console. */
import { createRoot } from 'react-dom/client'
import { App } from './shell/app.tsx'

const root = document.getElementById('app')
if (root) createRoot(root).render(<App />)
