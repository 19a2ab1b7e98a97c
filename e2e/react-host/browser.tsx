import { version } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createApp } from './app.tsx'
import type { ReactHostOptions } from './host-options.ts'

const { options }: { options: ReactHostOptions } = await import(
  /* @vite-ignore */ `${location.origin}/options.js`
)
const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')
document.documentElement.dataset.react = version
if (options.isServerRendered) hydrateRoot(root, createApp(options))
else createRoot(root).render(createApp(options))
