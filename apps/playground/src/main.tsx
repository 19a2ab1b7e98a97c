/** Opens the playground. */
import { attachStyles } from '@portico/widget/parts'
import { createRoot } from 'react-dom/client'
import { App } from './page/app.tsx'

const root = document.getElementById('app')
if (root) {
  attachStyles(document)
  createRoot(root).render(<App />)
}
