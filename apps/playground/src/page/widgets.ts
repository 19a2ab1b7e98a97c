/** The widgets that the page can show. A new one is a line here and its branch in `stage.tsx`. */
export const widgets = [{ id: 'login', label: 'Log in' }] as const
