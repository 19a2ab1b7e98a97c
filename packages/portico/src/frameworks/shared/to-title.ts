/** Writes the app's name for HTML inside of a template literal, of Svelte, Vue, Astro or JSX. */
export const toTitle = (name: string): string =>
  name.replace(/[&<>`$\\{}]/g, (sign) => `&#${sign.charCodeAt(0)};`)
