/** Loads the part of passwords behind Main. It is one chunk, loaded while the service looks up the address. */
export const loadScreens = () => import('./password-screens.tsx')
