import type { ProjectBootstrap } from '@portico/client'
import { createContext, useContext } from 'react'

export const BootstrapContext = createContext<ProjectBootstrap | null>(null)

/** The project as far as it is known; null until a first answer or a cached one. Nothing may wait for it. */
export const useBootstrap = (): ProjectBootstrap | null => useContext(BootstrapContext)
