/** Opens the page that links in mails lead to. */
import { attachStyles } from '@portico/widget/parts'
import { createRoot } from 'react-dom/client'
import { AuthenticatePage } from './authenticate-page.tsx'

const root = document.getElementById('app')
if (root) {
  attachStyles(document)
  createRoot(root).render(<AuthenticatePage />)
}
