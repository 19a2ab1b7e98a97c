/** Loads all of passwords but the form on Main: one chunk, fetched while it is looked up whose an address is. */
export const loadScreens = () => import('./password-screens.tsx')
