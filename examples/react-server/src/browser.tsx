import { hydrateRoot } from 'react-dom/client'
import { createPage } from './page.tsx'

const root = document.getElementById('root')
const content = document.getElementById('content')?.textContent
if (root && content) hydrateRoot(root, createPage(JSON.parse(content)))
